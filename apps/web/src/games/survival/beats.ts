/** How what happens is shown where Nemesis and Lockdown are alike. */
import { at, type Line, readRef, type View } from '@deadlight/engine';
import { type EVENT, intruders, telling } from '@deadlight/games/survival';
import type { Cast, Cues, CuesOf } from '../../director/beat.ts';
import { figureId, personId, placeId } from './ids.ts';
import { diceOf, placeOf } from './lines.ts';
import { drawingOf } from './looks.ts';

export const BEATS: CuesOf<typeof EVENT> = {
  // Told together with another line, or headings: nothing to show.
  pays: [],
  phase: [],
  step: [],
  'noise-removed': [],
  round: [{ shows: 'clock', ms: 500, sound: 'round' }],
  time: [{ shows: 'clock', ms: 400 }],
  turn: [{ shows: 'mark', ms: 250, piece: 'who' }],
  passes: [{ shows: 'mark', ms: 250, piece: 'who' }],
  plays: [{ shows: 'mark', ms: 400, sound: 'card', piece: 'who' }],
  uses: [{ shows: 'mark', ms: 400, sound: 'card', piece: 'who' }],
  'room-action': [{ shows: 'mark', ms: 350, piece: 'who' }],
  'spends-ammo': [{ shows: 'mark', ms: 250, piece: 'who' }],
  interrupts: [{ shows: 'mark', ms: 500, sound: 'card', piece: 'who' }],
  draws: [{ shows: 'mark', ms: 200, sound: 'card', piece: 'who' }],
  searches: [{ shows: 'mark', ms: 300, sound: 'card', piece: 'who' }],
  enters: [{ shows: 'walk', ms: 450, sound: 'step', piece: 'who' }],
  explored: [{ shows: 'tile', ms: 550, sound: 'tile' }],
  'exploration-token': [{ shows: 'token', ms: 500, sound: 'tile', here: true, cause: true }],
  'noise-roll': [{ shows: 'die', ms: 600, sound: 'die', piece: 'who' }],
  'noise-reroll': [{ shows: 'die', ms: 600, sound: 'die', piece: 'who' }],
  noise: [{ shows: 'noise', ms: 400, sound: 'noise' }],
  'noise-technical': [{ shows: 'noise', ms: 400, sound: 'noise' }],
  danger: [{ shows: 'room', ms: 450, sound: 'noise' }],
  encounter: [
    {
      shows: 'room',
      ms: 600,
      sound: 'encounter',
      piece: 'who',
      great: ['type.adult', 'danger'],
      cause: true,
    },
  ],
  token: [{ shows: 'bag', ms: 550, sound: 'draw', here: true }],
  'token-added': [{ shows: 'bag', ms: 250, sound: 'draw' }],
  'intruder-appears': [{ shows: 'rise', ms: 600, sound: 'rise', piece: 'figure' }],
  'first-encounter': [
    { shows: 'tell', ms: 500, sound: 'encounter', great: ['type.adult', 'danger'] },
  ],
  'intruder-moves': [{ shows: 'walk', ms: 450, sound: 'crawl', piece: 'figure' }],
  'intruder-vanishes': [{ shows: 'fall', ms: 400, sound: 'crawl', piece: 'figure' }],
  retreat: [{ shows: 'mark', ms: 300, sound: 'crawl', piece: 'figure' }],
  repelled: [{ shows: 'mark', ms: 300, sound: 'crawl', piece: 'figure' }],
  surprise: [{ shows: 'mark', ms: 500, sound: 'attack', piece: 'who' }],
  attacks: [
    {
      shows: 'strike',
      ms: 600,
      sound: 'attack',
      piece: 'figure',
      other: 'who',
      card: 'card',
      great: ['claw', 'danger'],
      fate: 'attacked',
      cause: true,
    },
  ],
  'larva-attacks': [
    {
      shows: 'strike',
      ms: 600,
      sound: 'attack',
      piece: 'figure',
      other: 'who',
      great: ['type.larva', 'danger'],
      fate: 'attacked',
      cause: true,
    },
  ],
  misses: [{ shows: 'mark', ms: 350, piece: 'figure', fate: 'missed', struck: true }],
  armor: [{ shows: 'mark', ms: 400, piece: 'who' }],
  nerves: [{ shows: 'mark', ms: 400, piece: 'who' }],
  shoots: [{ shows: 'strike', ms: 500, sound: 'shot', piece: 'who', other: 'target', cause: true }],
  strikes: [
    { shows: 'strike', ms: 500, sound: 'attack', piece: 'who', other: 'target', cause: true },
  ],
  thrown: [
    {
      shows: 'room',
      ms: 600,
      sound: 'fire',
      great: ['explosion', 'danger'],
      cause: true,
      byHand: true,
    },
  ],
  'combat-roll': [{ shows: 'die', ms: 600, sound: 'die', piece: 'who' }],
  'shot-misses': [{ shows: 'mark', ms: 250, piece: 'target' }],
  'intruder-hurt': [{ shows: 'mark', ms: 600, sound: 'hurt', piece: 'figure' }],
  'intruder-dies': [{ shows: 'fall', ms: 600, sound: 'rise', piece: 'figure' }],
  burns: [{ shows: 'mark', ms: 350, sound: 'fire', piece: 'who', cause: true }],
  bleeds: [{ shows: 'mark', ms: 350, sound: 'hurt', piece: 'who', cause: true }],
  stunned: [{ shows: 'mark', ms: 400, sound: 'hurt', piece: 'who', fate: 'stunned' }],
  'light-wound': [{ shows: 'mark', ms: 450, sound: 'hurt', piece: 'who', fate: 'light-wound' }],
  'serious-wound': [
    { shows: 'mark', ms: 600, sound: 'hurt', piece: 'who', card: 'wound', fate: 'serious-wound' },
  ],
  infested: [{ shows: 'mark', ms: 600, sound: 'rise', piece: 'who', fate: 'infested' }],
  larva: [{ shows: 'mark', ms: 600, sound: 'rise', piece: 'who', fate: 'larva' }],
  contaminated: [{ shows: 'mark', ms: 400, sound: 'slime', piece: 'who', fate: 'contaminated' }],
  slime: [{ shows: 'mark', ms: 400, sound: 'slime', piece: 'who', fate: 'slime' }],
  cured: [{ shows: 'mark', ms: 400, piece: 'who', fate: 'cured' }],
  dies: [
    {
      shows: 'fall',
      ms: 600,
      sound: 'death',
      piece: 'who',
      great: ['skull', 'danger'],
      fate: 'death',
    },
  ],
  perishes: [
    {
      shows: 'fall',
      ms: 600,
      sound: 'death',
      piece: 'who',
      great: ['skull', 'danger'],
      fate: 'death',
    },
  ],
  fire: [{ shows: 'room', ms: 400, sound: 'fire' }],
  'fire-out': [{ shows: 'room', ms: 300 }],
  flushed: [{ shows: 'room', ms: 400, sound: 'slime' }],
  malfunction: [{ shows: 'room', ms: 400, sound: 'spark' }],
  decompression: [{ shows: 'room', ms: 400, sound: 'door', arms: 'slot' }],
  decompressed: [{ shows: 'room', ms: 500, sound: 'door', cause: true, springs: 'slot' }],
  'items-burnt': [{ shows: 'room', ms: 300, sound: 'fire' }],
  'egg-destroyed': [{ shows: 'room', ms: 350, sound: 'slime' }],
  'door-opened': [{ shows: 'door', ms: 350, sound: 'door' }],
  'door-closed': [{ shows: 'door', ms: 350, sound: 'door' }],
  'door-destroyed': [{ shows: 'door', ms: 400, sound: 'door' }],
  event: [
    {
      shows: 'card',
      ms: 600,
      sound: 'event',
      card: 'event',
      great: ['event', 'warn'],
      cause: true,
    },
  ],
  weakness: [{ shows: 'card', ms: 600, sound: 'card', great: ['room.laboratory', 'good'] }],
  'nest-destroyed': [{ shows: 'tell', ms: 600, sound: 'fire', great: ['object.egg', 'good'] }],
  'end-explosion': [
    { shows: 'clock', ms: 600, sound: 'death', great: ['explosion', 'danger'], cause: true },
  ],
  'end-fire': [{ shows: 'clock', ms: 600, sound: 'fire', great: ['fire', 'danger'], cause: true }],
  'end-hull': [
    { shows: 'clock', ms: 600, sound: 'death', great: ['explosion', 'danger'], cause: true },
  ],
  // Only told
  drafted: 'told',
  'first-player': 'told',
  'remote-room': 'told',
  refuses: 'told',
  cancelled: 'told',
  discards: 'told',
  rushes: 'told',
  escapes: 'told',
  follows: 'told',
  'token-ignored': 'told',
  'noise-everywhere': 'told',
  transforms: 'told',
  'no-breeder': 'told',
  regeneration: 'told',
  'shot-extras': 'told',
  'blow-misses': 'told',
  'eggs-missed': 'told',
  covers: 'told',
  dressed: 'told',
  healed: 'told',
  'healed-light': 'told',
  scanned: 'told',
  'scans-drawn': 'told',
  purged: 'told',
  cleaned: 'told',
  revived: 'told',
  repaired: 'told',
  ignites: 'told',
  'decompression-stopped': 'told',
  keeps: 'told',
  'item-dropped': 'told',
  'object-dropped': 'told',
  'picks-up': 'told',
  crafts: 'told',
  loads: 'told',
  mounted: 'told',
  tapes: 'told',
  activates: 'told',
  'trade-opens': 'told',
  shows: 'told',
  proposes: 'told',
  'deal-refused': 'told',
  traded: 'told',
  'trade-idle': 'told',
  'takes-egg': 'told',
  'item-spent': 'told',
  'item-used-up': 'told',
  'draws-item': 'told',
  lays: 'told',
  'keeps-objective': 'told',
  'egg-laid': 'told',
  'egg-lost': 'told',
  peeks: 'told',
  foresees: 'told',
  leaves: 'told',
  buries: 'told',
  signal: 'told',
  'looks-objective': 'told',
  'reveals-objective': 'told',
  'event-idle': 'told',
  'say-take': 'told',
  'say-help': 'told',
  'say-leave': 'told',
  'final-scan': 'told',
  'final-draw': 'told',
  'in-vain': 'told',
};

/** The characters and figures that the lines of a view mention. */
export function castOf(cues: Cues, view: View): Cast {
  const vars = telling.varsOf(view);
  const people = new Map(
    telling.seatsOf(view).map((seat) => [telling.seatRef(vars, seat), personId(seat)]),
  );
  const own = personId(view.seat);
  return {
    cues: cues,
    pieceOf({ data }, value) {
      const named = readRef(data[value]);
      return named?.domain === 'figure'
        ? figureId(named.name)
        : (people.get(String(data[value])) ?? null);
    },
    placeOf,
    endsOf({ data }: Line) {
      const { from, to } = data;
      return typeof from === 'number' && typeof to === 'number'
        ? [placeId(from), placeId(to)]
        : null;
    },
    rolledOf(line) {
      const { token, type } = line.data;
      const drawn = readRef(token ?? type)?.name;
      const thrown = diceOf(line);
      if (thrown !== null || drawn === undefined) return thrown;
      const rank = (intruders.TYPES as readonly string[]).indexOf(drawn);
      return rank < 0
        ? { icon: 'blank', shows: '' }
        : { icon: `type.${drawn}`, drawing: drawingOf(view, rank), shows: '' };
    },
    isMine: (piece) => piece === own,
    personOf: (piece) => (piece.startsWith('seat:') ? piece : null),
    creatureOf(piece) {
      const index = intruders.FIGURES.findIndex((figure) => figureId(figure) === piece);
      if (index < 0) return null;
      const rank = at(intruders.FIGURE_TYPE, index, 'figure');
      const icon = `type.${intruders.TYPES[rank]}`;
      return { icon, drawing: drawingOf(view, rank), rank, swarms: rank === 0 };
    },
  };
}
