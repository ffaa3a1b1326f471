/** The step in which the bag grows, worked out again: which token comes for which, and who rolls for Noise. */
import {
  ABOARD,
  type Complain,
  type GameId,
  inTurnOrder,
  named,
  roomAt,
  type Scene,
  type Shown,
  seatNamed,
  standingIn,
  stepFrom,
  typeOf,
  typeOfFigure,
} from './shown.ts';

/** NEM-SETUP-05, LCK-SETUP-05 */
const EGGS = 8;

/** What is analysed: Corpse, Egg, Carcass. */
const EGG = 1;

/** For each token that leaves, the type of that which comes (NEM-BAG-02, NEM-BAG-03, LCK-BAG-02, LCK-BAG-03). */
const GROWS: Readonly<Record<string, string>> = { larva: 'adult', creeper: 'breeder' };

const sorted = (tokens: readonly string[] | undefined): string[] => [...(tokens ?? [])].sort();

/** The types of tokens, without their numbers. */
const types = (tokens: readonly string[] | undefined): string => sorted(tokens?.map(typeOf)).join();

/** NEM-BAG-08-R, LCK-BAG-09-R: of a type that is not in the supply none comes. */
const comesFrom = (supply: readonly string[] | undefined, type: string): string[] =>
  (supply ?? []).some((token) => typeOf(token) === type) ? [type] : [];

const without = (tokens: readonly string[], one: string): string[] => {
  const at = tokens.indexOf(one);
  return tokens.filter((_, i) => i !== at);
};

function judgeGrowth(before: Scene, token: string, after: Scene, complain: Complain): void {
  const bag = before.zones['bag'] ?? [];
  const type = typeOf(token);
  const leaves = type in GROWS;
  const comes =
    leaves || type === 'blank' ? comesFrom(before.zones['tokens'], GROWS[type] ?? 'adult') : [];
  const wanted = types([...(leaves ? without(bag, token) : bag), ...comes]);
  const got = types(after.zones['bag']);
  if (wanted !== got) complain(after, 'BAG-02', `${token} leaves ${got}, not ${wanted}`);
}

const isQueen = (figure: number): boolean => typeOfFigure(figure) === 'queen';

/** NEM-BAG-05, NEM-BAG-06, NEM-BAG-13-R, LCK-BAG-06, LCK-BAG-07, LCK-BAG-10-R. */
function judgeQueen(
  game: GameId,
  before: Scene,
  lines: readonly Scene[],
  after: Scene,
  complain: Complain,
): void {
  const { vars } = before;
  const nest = vars.rooms.findIndex((_, slot) => roomAt(game, vars, slot) === 'nest');
  const isMet = nest > 0 && standingIn(vars, nest).length > 0;
  const came = nest > 0 && after.vars.at.some((slot, figure) => slot === nest && isQueen(figure));
  const isLaid = lines.some(({ what }) => what === 'egg-laid');
  // One that was analysed may lie on the Laboratory board (LCK-WEAK-11-R).
  const analysed = ((vars.own['analysed'] ?? []) as readonly number[]).filter((one) => one === EGG);
  const lying = [vars.nestEggs, ...vars.eggsIn, ...vars.eggsOf];
  const eggs = lying.reduce((sum, one) => sum + one, analysed.length);
  const mayLay = !vars.nestDestroyed || laysInRuins(game, vars);
  if (isMet !== came) complain(before, 'BAG-05', `the Queen is met: ${came}, not ${isMet}`);
  if (isLaid !== (!isMet && mayLay && eggs < EGGS))
    complain(before, 'BAG-06', `an Egg is laid: ${isLaid}; ${eggs} are out`);
}

function laysInRuins(game: GameId, { options }: Shown): boolean {
  if (game === 'lockdown') return false;
  const { eggsAfterNest, edition } = options;
  return eggsAfterNest === 'edition' ? edition === 'rulebook' : eggsAfterNest === true;
}

/** NEM-BAG-04, NEM-BAG-11-R, LCK-BAG-04, LCK-BAG-14-R. */
function rolls(game: GameId, { vars }: Scene, seat: number): boolean {
  const slot = vars.place[seat]!;
  if (vars.fate[seat] !== ABOARD) return false;
  if (slot > 0) return !vars.at.some((there) => there === slot);
  const pods = vars.own['podOf'] as readonly number[];
  return game === 'nemesis' && vars.options['podsRoll'] === true && pods[seat]! > 0;
}

function judgeRolls(
  game: GameId,
  lines: readonly Scene[],
  after: Scene,
  seats: number,
  complain: Complain,
): void {
  // Who has Inconspicuous may do without (LCK-ACT-21).
  const all = lines.filter(({ what }) => what === 'noise-roll' || what === 'stays-quiet');
  // A Mars card on a crossing brings another roll.
  const made = all.filter(({ data }, i) => data['who'] !== all[i - 1]?.data['who']);
  let next = 0;
  for (const seat of inTurnOrder(after.vars, seats)) {
    // The next roll is made, or the step ends, when all that came of the last one is done.
    const now = made[next] ?? after;
    const isRoller = now !== after && seatNamed(now, now.data['who']) === seat;
    if (isRoller) next++;
    if (isRoller !== rolls(game, now, seat) && (isRoller || isInPlay(now, seat)))
      complain(now, 'BAG-04', `seat ${seat} rolls: ${isRoller}`);
  }
  if (next < made.length) complain(made[next]!, 'BAG-04', 'a roll out of order');
}

const isInPlay = ({ vars }: Scene, seat: number): boolean => vars.fate[seat] === ABOARD;

export function judgeBag(
  game: GameId,
  scenes: readonly Scene[],
  at: number,
  seats: number,
  complain: Complain,
): void {
  const lines = stepFrom(scenes, at);
  const after = scenes[at + 1 + lines.length];
  const [drawn] = lines;
  if (drawn?.what !== 'token') {
    complain(scenes[at]!, 'BAG-01', `no token, but ${drawn?.what}`);
    return;
  }
  // The game may end in it.
  if (after?.what !== 'round') return;
  const token = named(drawn.data['token']);
  const type = typeOf(token);
  if (type === 'queen') judgeQueen(game, scenes[at]!, lines, after, complain);
  else if (type === 'adult' || type === 'breeder') judgeRolls(game, lines, after, seats, complain);
  else judgeGrowth(scenes[at]!, token, after, complain);
}
