/** What lies about and can be picked up, drawn around 0, 0: see `drawing.ts`. */
export const THINGS: Readonly<Record<string, string>> = {
  'object.egg':
    'b M0 -17C10 -17 15 0 14 8C12 17 -12 17 -14 8C-15 0 -10 -17 0 -17Z|t M-6 -10C-2 -14 2 -12 2 -6C0 1 -9 5 -11 3C-11 -3 -9 -8 -6 -10Z|l M0 -17Q5 -9 0 -3M0 -17Q-3 -11 -7 -8M-12 11Q0 15 12 11|a O3 5 4',
  // Face down, one arm stretched out.
  'object.corpse':
    'w M-18 6C-22 -4 -8 -12 0 -8C10 -14 22 -4 17 6C20 16 4 18 -2 13C-10 19 -20 14 -18 6Z|b M-8 -6L8 -8L10 8L4 19L-1 18L1 9L-3 9L-8 19L-13 17L-8 6Z|b M8 -7L17 -16L19 -13L11 -2Z|b M-8 -5L-16 1L-14 5L-7 1Z|t M-6 -4L6 -6L7 4L-6 5Z|k O1 -13 5.5|h M-4 -13Q-4 -19 2 -19Q7 -18 6.5 -12Q1 -16 -4 -13Z',
};
