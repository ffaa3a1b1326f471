import { type Domain, numbers, verbs, words } from '@deadlight/engine';
import { COLOURS, CREW, cardOf, KIND, KINDS, PAWN_NAMES, PIECES } from './things.ts';
import { ROOMS } from './zones.ts';

/** The grid's half width: no room card can lie farther from the reactor than there are cards. */
const REACH = 20;
export const GRID = 2 * REACH + 1;
export const CENTRE = REACH * GRID + REACH;

const axis = (n: number, plus: string, minus: string): string =>
  n === 0 ? '' : n > 0 ? `${plus}${n}` : `${minus}${-n}`;

/** A place on the grid, as steps from the reactor: `n2e1`, and `o` for the reactor itself. */
const cell: Domain = {
  name: 'cell',
  size: GRID * GRID,
  literal: true,
  print(value) {
    const y = Math.floor(value / GRID) - REACH;
    const x = (value % GRID) - REACH;
    return axis(y, 'n', 's') + axis(x, 'e', 'w') || 'o';
  },
  parse(word) {
    if (word === 'o') return CENTRE;
    const parts = /^(?:([ns])([1-9]\d?))?(?:([ew])([1-9]\d?))?$/.exec(word);
    if (parts === null || word === '') return -1;
    const y = Number(parts[2] ?? 0) * (parts[1] === 's' ? -1 : 1);
    const x = Number(parts[4] ?? 0) * (parts[3] === 'w' ? -1 : 1);
    if (Math.abs(x) > REACH || Math.abs(y) > REACH) return -1;
    return (y + REACH) * GRID + x + REACH;
  },
};

/** Everything that can be in a hand: search cards, the spent antidote, infection cards. */
export const CARD_NAMES: readonly string[] = KINDS.slice(
  KIND.firstCard,
  KIND.firstInfection + COLOURS.length,
).map((kind) => kind.name);

export const DOMAIN = {
  seat: words('seat', COLOURS),
  who: words('who', CREW),
  /** One own character in the sick bay, or both. */
  patient: words('who', [...CREW, 'both']),
  pawn: words('piece', PAWN_NAMES),
  target: words('piece', PIECES),
  room: words('room', ROOMS),
  cell,
  turned: { ...words('turned', ['0', '90', '180', '270']), literal: true },
  card: words('card', CARD_NAMES),
  partner: words('partner', ['alone', ...COLOURS]),
  manner: words('manner', ['openly', 'quietly']),
  terminal: words('terminal', ['open-doors', 'discover', 'scan']),
  number: numbers('number', cardOf(KIND.armor)!.copies),
} as const;

/** All verbs of Panic Station. */
export const VERB = verbs({
  explore: [
    ['cell', DOMAIN.cell],
    ['turned', DOMAIN.turned],
  ],
  dig: [],
  move: [
    ['who', DOMAIN.who],
    ['room', DOMAIN.room],
  ],
  search: [
    ['who', DOMAIN.who],
    ['partner', DOMAIN.partner],
    ['manner', DOMAIN.manner],
  ],
  treat: [['who', DOMAIN.patient]],
  terminal: [
    ['who', DOMAIN.who],
    ['function', DOMAIN.terminal],
  ],
  shoot: [['target', DOMAIN.target]],
  stab: [
    ['who', DOMAIN.who],
    ['target', DOMAIN.target],
  ],
  lay: [['card', DOMAIN.card]],
  boost: [],
  heal: [['pawn', DOMAIN.pawn]],
  share: [
    ['first', DOMAIN.pawn],
    ['second', DOMAIN.pawn],
  ],
  grenade: [
    ['who', DOMAIN.who],
    ['room', DOMAIN.room],
  ],
  inspect: [['seat', DOMAIN.seat]],
  lure: [
    ['from', DOMAIN.room],
    ['to', DOMAIN.room],
  ],
  burn: [],
  concede: [],
  vote: [],
  end: [],
  trade: [['seat', DOMAIN.seat]],
  give: [['card', DOMAIN.card]],
  run: [['room', DOMAIN.room]],
  stay: [],
  hold: [],
  join: [],
  decline: [],
  armor: [['number', DOMAIN.number]],
  take: [['parasite', DOMAIN.target]],
  yes: [],
  no: [],
  armors: [
    ['trooper', DOMAIN.number],
    ['android', DOMAIN.number],
  ],
  draw: [],
  enough: [],
});
