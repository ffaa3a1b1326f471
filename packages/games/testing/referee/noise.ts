/** Noise rolls, Danger, Encounters and surprise attacks, worked out again from what lay open. */
import { TOKENS } from '../../src/packs/intruders.ts';
import { type Move, wrongSteps } from './movement.ts';
import {
  between,
  type Complain,
  type GameId,
  handOf,
  inCombat,
  isKnown,
  named,
  ofSeat,
  type Plan,
  planOf,
  roomAt,
  type Scene,
  type Shown,
  seatNamed,
  typeOf,
  typeOfFigure,
  waysOf,
  wayTold,
  wayWith,
} from './shown.ts';

const ROLLS = ['noise-roll', 'noise-reroll'];
const NOISES = ['noise', 'noise-technical'];

/** The lines of these kinds that follow at once. */
export function following(
  scenes: readonly Scene[],
  from: number,
  kinds: readonly string[],
): Scene[] {
  const found: Scene[] = [];
  for (let i = from; i < scenes.length && kinds.includes(scenes[i]!.what); i++)
    found.push(scenes[i]!);
  return found;
}

const list = (ways: readonly number[]): string => [...ways].sort((a, b) => a - b).join(' ');

/** NEM-NOISE-01 to NEM-NOISE-04, LCK-NOISE-01 to LCK-NOISE-04. */
function judgeRoll(plan: Plan, scenes: readonly Scene[], at: number, complain: Complain): void {
  const scene = scenes[at]!;
  const next = scenes[at + 1];
  const seat = seatNamed(scene, scene.data['who']);
  const slot = scene.vars.place[seat]!;
  const face = named(scene.data['face']);
  // Another roll takes its place; and a roll out of a Pod is made for its Section, which the line does not name.
  if (next?.what === 'noise-reroll' || slot === 0) return;
  const came = next?.what ?? '';
  if (face === 'danger' || (face === 'silence' && scene.vars.slime[seat])) {
    if (came !== 'danger') complain(scene, 'NOISE-05', `Danger is not resolved, but ${came}`);
    else if (next!.data['slot'] !== slot)
      complain(scene, 'NOISE-05', `Danger in ${next!.data['slot']}, not in ${slot}`);
    return;
  }
  if (face === 'silence') {
    if (next?.decision === scene.decision && [...NOISES, 'danger', 'encounter'].includes(came))
      complain(scene, 'NOISE-04', `Silence brings ${came}`);
    return;
  }
  const number = Number(face);
  if (!(number >= 1 && number <= 4)) return;
  const way = wayWith(plan, slot, number);
  if (scene.vars.noise[way]) {
    if (came !== 'encounter') complain(scene, 'NOISE-03', `no Encounter by ${face} in ${slot}`);
    else if (next!.data['slot'] !== slot || next!.data['who'] !== scene.data['who'])
      complain(scene, 'NOISE-14', 'the Encounter is not that of the one who rolled');
  } else if (!NOISES.includes(came) || wayTold(plan, next!) !== way)
    complain(scene, 'NOISE-02', `${face} in ${slot} marks way ${way}, not ${came}`);
}

/**
 * Slots whose Intruders hear Danger in a Room: the neighbours, and a crossing at the end of its path (LCK-ALT-24-R);
 * on a crossing all that are out on the surface come (rulebook of Lockdown, die of the surface).
 */
function whereHeard(game: GameId, { corridors, paths = [] }: Plan, vars: Shown, slot: number) {
  const isCrossing = (one: number): boolean => roomAt(game, vars, one) === 'crossing';
  const other = ([a, b]: readonly [number, number, ...unknown[]]): number[] =>
    a === slot ? [b] : b === slot ? [a] : [];
  if (isCrossing(slot)) return vars.rooms.flatMap((_, one) => (isCrossing(one) ? [one] : []));
  return [...corridors.flatMap(other), ...paths.flatMap(other).filter(isCrossing)];
}

/** NEM-NOISE-05, NEM-NOISE-06, LCK-NOISE-05 to LCK-NOISE-07. */
function judgeDanger(
  game: GameId,
  plan: Plan,
  scenes: readonly Scene[],
  at: number,
  complain: Complain,
): void {
  const scene = scenes[at]!;
  const { vars } = scene;
  const slot = scene.data['slot'] as number;
  const near = whereHeard(game, plan, vars, slot);
  const coming = vars.at.flatMap((from, figure): Move[] =>
    near.includes(from) && !inCombat(vars, figure)
      ? [{ figure, to: slot, ways: between(plan, from, slot) }]
      : [],
  );
  if (coming.length > 0) {
    const wrong = wrongSteps(game, plan, scenes, at + 1, [() => coming], false);
    if (wrong !== null) complain(scene, 'NOISE-05', wrong);
    return;
  }
  const silent = waysOf(plan, slot).filter((way) => !vars.noise[way]);
  const marked = following(scenes, at + 1, NOISES).slice(0, silent.length || 1);
  const ways = marked.map((one) => wayTold(plan, one));
  if (silent.length > 0 && list(ways) !== list(silent))
    complain(scene, 'NOISE-06', `Danger marks ${list(ways)}, not ${list(silent)}`);
}

/** Whether somebody is in the dark (LCK-POWER-03, LCK-STAIR-02, LCK-CARD-eyes). */
export function isInDark(game: GameId, { vars, zones }: Scene, seat: number): boolean {
  if (game === 'nemesis') return false;
  if ((zones[ofSeat('wounds', seat)] ?? []).includes('eyes')) return true;
  const slot = vars.place[seat]!;
  if (roomAt(game, vars, slot) === 'emergency-staircase') return true;
  const section = planOf(game, vars).sections!.slots[slot] ?? 0;
  const { power, powered } = vars.own as { readonly power: number[]; readonly powered: boolean[] };
  return section > 0 && !powered[power[section]!];
}

/** What is told between the figure's coming and the comparison. */
const BETWEEN = ['first-encounter', 'keeps-objective', 'lights-up', 'feels-dark', 'gets-out'];

/** NEM-ENC-06, LCK-ENC-06, LCK-ENC-07. */
function judgeSurprise(
  game: GameId,
  scenes: readonly Scene[],
  at: number,
  seat: number,
  token: string,
  mayBe: boolean,
  complain: Complain,
): void {
  const between = following(scenes, at + 1, BETWEEN);
  const next = scenes[at + 1 + between.length];
  // The comparison is made by what lies there when it comes.
  const scene = between.at(-1) ?? scenes[at]!;
  const [type, ...numbers] = token.split('-');
  const sheet = TOKENS.find(
    (one) =>
      one.type === type && one.number === Number(numbers[0]) && one.dark === darkNumber(numbers),
  );
  if (sheet === undefined) {
    complain(scene, 'ENC-04', `there is no token ${token}`);
    return;
  }
  const isLit = between.some(({ what }) => what === 'lights-up' || what === 'feels-dark');
  const isDark = isInDark(game, scene, seat) && !isLit;
  let number = (isDark ? sheet.dark : undefined) ?? sheet.number;
  if (number > 1 && isKnown(game, scene, 'reaction-to-danger', [seat])) number--;
  const cards = handOf(scene, seat).length;
  const isSurprised = next?.what === 'surprise';
  if (isSurprised !== (mayBe && cards < number))
    complain(scene, 'ENC-06', `${cards} cards against ${number}: surprise ${isSurprised}`);
}

const darkNumber = ([, dark]: readonly string[]): number | undefined =>
  dark === undefined ? undefined : Number(dark);

const ENCOUNTER = ['noise-removed', 'gets-out'];

/** NEM-ENC-03 to NEM-ENC-09, LCK-ENC-03 to LCK-ENC-09. */
function judgeEncounter(
  game: GameId,
  plan: Plan,
  scenes: readonly Scene[],
  at: number,
  complain: Complain,
): void {
  const scene = scenes[at]!;
  const slot = scene.data['slot'] as number;
  const drawnAt = at + 1 + following(scenes, at + 1, ENCOUNTER).length;
  const drawn = scenes[drawnAt];
  // Where a card names the Intruder, no token is drawn (NEM-ENC-19-R).
  if (drawn?.what !== 'token') return;
  const left = waysOf(plan, slot).filter((way) => drawn.vars.noise[way]);
  if (left.length > 0) complain(drawn, 'ENC-03', `Noise is left at ${list(left)}`);
  const token = named(drawn.data['token']);
  if (typeOf(token) === 'blank') {
    const ways = waysOf(plan, slot);
    // What follows may be more Noise by the same Event.
    const marked = following(scenes, drawnAt + 1, NOISES)
      .slice(0, ways.length)
      .map((one) => wayTold(plan, one));
    if (list(marked) !== list(ways)) complain(drawn, 'ENC-09', `the blank marks ${list(marked)}`);
    return;
  }
  // Figures may have to leave before one can come (NEM-ENC-11).
  const gone = following(scenes, drawnAt + 1, ['intruder-vanishes', 'token-added', 'gets-out']);
  const cameAt = drawnAt + 1 + gone.length;
  const came = scenes[cameAt];
  if (came?.what !== 'intruder-appears') {
    const free = drawn.vars.at.some(
      (where, figure) => where === 0 && typeOfFigure(figure) === typeOf(token),
    );
    const isHeld = typeOf(token) === 'larva' && drawn.vars.larva.includes(true);
    if (free && !isHeld) complain(drawn, 'ENC-05', `${token} brings nobody`);
    return;
  }
  if (typeOf(named(came.data['figure'])) !== typeOf(token) || came.data['slot'] !== slot)
    complain(came, 'ENC-05', `${token} brings ${came.data['figure']} to ${came.data['slot']}`);
  // What is summoned does not attack at once (NEM-CARD-summoning-3).
  const caller = scenes[at - 1];
  const isSummoned = caller?.what === 'attacks' && /^summon/.test(named(caller.data['card']));
  const seat = seatNamed(scene, scene.data['who']);
  judgeSurprise(game, scenes, cameAt, seat, token, !isSummoned, complain);
}

export function judgeNoise(game: GameId, scenes: readonly Scene[], complain: Complain): void {
  scenes.forEach((scene, at) => {
    const plan = planOf(game, scene.vars);
    if (ROLLS.includes(scene.what)) judgeRoll(plan, scenes, at, complain);
    else if (scene.what === 'danger') judgeDanger(game, plan, scenes, at, complain);
    else if (scene.what === 'encounter') judgeEncounter(game, plan, scenes, at, complain);
  });
}
