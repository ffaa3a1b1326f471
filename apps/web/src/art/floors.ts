/** What one walks on, as lines in the frame of a room. */
const lines = (from: number, to: number, step: number, line: (at: number) => string): string => {
  let d = '';
  for (let at = from; at < to; at += step) d += line(at);
  return d;
};
const across = (step: number, from = step): string => lines(from, 118, step, (y) => `M4 ${y}H176`);
const down = (step: number, from = step): string => lines(from, 178, step, (x) => `M${x} 4V116`);

export const FLOORS: Readonly<Record<string, string>> = {
  /** Sheets of metal, laid like bricks. */
  plate:
    across(30) +
    lines(45, 178, 45, (x) => `M${x} 4V30M${x} 60V90`) +
    lines(22, 178, 45, (x) => `M${x} 30V60M${x} 90V116`),
  /** One looks through it onto pipes. */
  grate: across(6) + down(12),
  tile: across(12) + down(12),
  /** Rubber with a seam. */
  soft: across(40),
  wide: down(36) + across(60),
  /** Natural ground. */
  earth:
    'M8 22Q30 14 52 24T96 20M120 14Q140 26 172 18M12 58Q26 50 44 60M70 54Q92 66 112 56T150 62M18 96Q46 86 70 98M96 92Q120 104 168 92M150 40Q162 46 174 42M40 40Q48 36 54 42',
  ribbed: lines(8, 178, 8, (x) => `M${x} 8L${x - 4} 112`),
};
