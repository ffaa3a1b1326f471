/** The worth of each effect term of cards and Items, from 0 to 1. */
import type { ActionCard, Effect, Item } from '@deadlight/games/rules/survival';

type Does = Effect['does'];
type Term<N extends Does> = Extract<Effect, { readonly does: N }>;

/** A number, or a function of the term's values. */
type Worths = { readonly [N in Does]: number | ((term: Term<N>) => number) };

/** Every kind of term: a new one does not compile until it has a worth. */
const WORTH: Worths = {
  // Basic Actions
  move: 0.3,
  'careful-move': 0.3,
  melee: 0,
  'pick-up': 0.1,
  trade: 0.1,
  activate: 0.2,
  // Fighting
  shoot: ({ fullAuto, thenDraw = 0 }) => 0.5 + (fullAuto ? 0.1 : 0) + 0.2 * thenDraw,
  escape: ({ thenDraw }) => 0.5 + 0.2 * thenDraw,
  cover: 0.7,
  throw: ({ target }) => 0.15 + 0.2 * target,
  shock: 0.7,
  stun: 0.3,
  disarm: 0.35,
  'desperate-attack': 0.35,
  distract: 0.55,
  vivisect: 0.4,
  stab: 0.3,
  thermite: 0.5,
  repel: ({ knowledge }) => (knowledge === undefined ? 0.65 : 0.4),
  smoke: 0.7,
  lure: 0.45,
  // Weapons
  load: ({ weapon, ammo }) =>
    ammo !== 'full' ? 0.1 + 0.1 * ammo : weapon === 'energy' ? 0.55 : 0.35,
  'restore-probe': 0.2,
  probe: 0.5,
  extend: 0.25,
  tape: 0.3,
  // Moving
  order: 0.2,
  sneak: 0.75,
  crawl: 0.55,
  spacewalk: 0.35,
  escort: 0.3,
  vents: 0.5,
  elevator: 0.4,
  // Things
  search: ({ evenEmpty }) => 0.5 + (evenEmpty ? 0.05 : 0),
  storage: 0.5,
  craft: 0.3,
  'take-crafted': 0.6,
  // Markers
  repair: 0.6,
  break: 0,
  'break-computer': 0,
  ignite: 0.1,
  extinguish: 0.35,
  door: 0.2,
  'destroy-door': 0,
  'doors-of-room': 0.3,
  'seal-room': 0.3,
  hush: 0.4,
  knock: 0.1,
  wail: 0.3,
  // Cards in hand
  motivate: 0.6,
  draw: ({ cards }) => 0.3 * cards,
  'draw-per-wound': 0.3,
  shed: 0.35,
  arrange: 0.25,
  rush: 0.6,
  drugs: 0.5,
  // Contamination, wounds
  rest: 0.45,
  neutralize: 0.9,
  decontaminate: 0.6,
  'look-contamination': 0.2,
  'cut-out': 0.5,
  'clean-all': 0.4,
  'dress-by-item': 0.3,
  alcohol: 0.6,
  antidote: 0.9,
  surgery: 0.5,
  clean: 0.35,
  wash: 0.35,
  eat: 0.3,
  dress: 0.45,
  'dress-all': 0.5,
  'heal-serious': 0.8,
  'heal-light': 0.7,
  // Knowledge
  peek: 0.2,
  foresee: 0.2,
  'look-objective': 0.25,
  analyse: 0.35,
  // Rooms from afar
  'free-room': ({ where }) => (where === 'no-computer' ? 0.5 : where === 'computer' ? 0.35 : 0.45),
  intranet: 0.35,
  // The ship
  engine: 0.5,
  'check-engine': 0.3,
  'check-engines': 0.3,
  'check-course': 0.3,
  'set-course': 0.3,
  'pod-lock': 0.7,
  'board-pod': 0.9,
  hibernate: 0.9,
  'self-destruct': 0.35,
  signal: 0.6,
  flush: 0.3,
  decompress: 0.3,
  'take-egg': 0.2,
  manoeuvre: 0.35,
  // The facility
  computer: 0.45,
  'flip-power': 0.4,
  'backup-power': 0.4,
  learn: ({ knowledge }) => 0.45 * knowledge,
  'field-work': ({ gains }) => 0.45 * gains,
  'study-body': 0.45,
  archive: 0.4,
  'look-contingency': 0.35,
  'take-contingency': 0.3,
  'check-objective': 0.2,
  'look-css': 0.3,
  'shift-css': 0.3,
  'board-css': 0.9,
  'open-gate': 0.7,
  'move-rover': 0.25,
  'start-autodestruction': 0.3,
  'stop-autodestruction': 0.3,
  alert: 0.3,
  'lock-in': 0.9,
  depressurise: 0.3,
  defend: 0.4,
  repository: 0.4,
  'swap-power': 0.35,
  'spy-contingencies': 0.3,
  'any-door': 0.25,
  'leave-base': 0.9,
  drive: 0.4,
};

/** The worth of passive effects of cards and Items. */
const REACTION: Readonly<
  Record<NonNullable<ActionCard['reaction']> | NonNullable<Item['reaction']>, number>
> = {
  interrupt: 0.05,
  'ignore-surprise': 0.6,
  hide: 0.6,
  'feel-dark': 0.5,
  pheromones: 0.5,
  'ignore-attack': 0.9,
  'reroll-noise': 0.35,
  'ignore-dark': 0.45,
  'redraw-attack': 0.5,
};

const PASSIVE: Readonly<Record<NonNullable<Item['passive']>, number>> = {
  intercom: 0.25,
  autoloader: 0.25,
  'holo-computer': 0.25,
  'enviro-suit': 0.6,
  'battle-suit': 0.8,
  'field-notes': 0.3,
  pathfinder: 0.35,
  overcharge: 0.3,
};

const termWorth = <N extends Does>(term: Term<N>): number => {
  const worth = WORTH[term.does as N];
  return typeof worth === 'number' ? worth : (worth as (term: Term<N>) => number)(term);
};

/** Where one of several may be chosen, the best counts; each card of the cost reduces it. */
const best = (does: readonly Effect[], cost: number, card: number): number =>
  does.length === 0 ? 0 : Math.max(0, Math.max(...does.map(termWorth)) - cost * card);

const CARD_COST = 0.15;
const ITEM_COST = 0.1;
/** The default for effects without a use. */
const NOTHING = 0;

/** How much an Action card is worth keeping. */
export const worthOfCard = ({ does, cost, reaction }: ActionCard): number =>
  Math.max(best(does, cost, CARD_COST), reaction ? REACTION[reaction] : NOTHING);

/** How much an Item helps to stay alive; weapons are also judged by their ammo. */
export const worthOfItem = ({ does, cost, reaction, passive }: Item): number =>
  Math.max(
    best(does, cost, ITEM_COST),
    reaction ? REACTION[reaction] : NOTHING,
    passive ? PASSIVE[passive] : NOTHING,
  );
