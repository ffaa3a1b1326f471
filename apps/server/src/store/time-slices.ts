/** Milliseconds for which acknowledgements run before other events are handled. */
const SLICE = 4;

/** Resumes waiting callers one by one, without blocking the event loop. */
export async function inSlices<T>(
  all: readonly T[],
  settle: (one: T, i: number) => void,
): Promise<void> {
  let began = performance.now();
  for (const [i, one] of all.entries()) {
    settle(one, i);
    // Its next step runs before the clock is read.
    await null;
    if (performance.now() - began < SLICE) continue;
    await new Promise(setImmediate);
    began = performance.now();
  }
}

/** Milliseconds of a turn of the loop after which what else there is to do waits for the next. */
const TURN = 4;
/** When the present turn is over; null before anybody has asked. */
let turnEnds: number | null = null;

/** Whether this turn of the event loop has used up its time slice. */
export function isTurnOver(): boolean {
  const now = performance.now();
  if (turnEnds !== null) return now >= turnEnds;
  turnEnds = now + TURN;
  setImmediate(() => {
    turnEnds = null;
  });
  return false;
}

/** Does something in the next turn that has time for it. */
export async function inLaterTurn<T>(work: () => T | Promise<T>): Promise<T> {
  do await new Promise(setImmediate);
  while (isTurnOver());
  return work();
}
