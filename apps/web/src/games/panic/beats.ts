/** How what happens in Panic Station is shown. */
import { type Line, readEvent, readRef, type View } from '@deadlight/engine';
import { EVENT } from '@deadlight/games/panic';
import type { Cast, CuesOf, Swap } from '../../director/beat.ts';
import { isGreatIn } from '../../director/direct.ts';
import { personId, pieceId } from './ids.ts';
import { diceOf, placeOf } from './lines.ts';
import { CREW, colourOf, pawnOf, seatCalled } from './view.ts';

export const BEATS: CuesOf<typeof EVENT> = {
  // A heading, and nothing to look at.
  phase: [],
  round: [{ shows: 'clock', ms: 500, sound: 'round' }],
  turn: [{ shows: 'tell', ms: 250 }],
  placed: [{ shows: 'tile', ms: 550, sound: 'door' }],
  move: [{ shows: 'walk', ms: 450, sound: 'step', piece: 'who' }],
  runs: [{ shows: 'walk', ms: 450, sound: 'step', piece: 'who' }],
  search: [{ shows: 'mark', ms: 350, piece: 'who' }],
  // Whatever is drawn sounds the same: nobody hears who is infected.
  drew: [{ shows: 'mark', ms: 300, sound: 'card', cause: true }],
  'drew-alarm': [{ shows: 'mark', ms: 300, sound: 'card' }],
  reshuffled: [{ shows: 'tell', ms: 300, sound: 'card' }],
  alarm: [{ shows: 'die', ms: 500, sound: 'die', cause: true }],
  'alarm-brings': [{ shows: 'rise', ms: 500, sound: 'encounter', piece: 'parasite', here: true }],
  trade: [{ shows: 'mark', ms: 500, sound: 'card', great: ['trade', 'plain'], cause: true }],
  infected: [
    {
      shows: 'mark',
      ms: 600,
      sound: 'rise',
      piece: 'seat',
      great: ['role.infected', 'danger'],
      fate: 'infected',
      secret: true,
    },
  ],
  repelled: [
    {
      shows: 'mark',
      ms: 600,
      piece: 'seat',
      great: ['card.gas-can', 'good'],
      fate: 'repelled',
      secret: true,
    },
  ],
  cured: [
    {
      shows: 'mark',
      ms: 600,
      piece: 'seat',
      great: ['card.antidote', 'good'],
      fate: 'cured',
      secret: true,
    },
  ],
  scan: [{ shows: 'clock', ms: 600, sound: 'event', great: ['scan', 'warn'] }],
  inspected: [{ shows: 'mark', ms: 500, sound: 'card', great: ['eye', 'plain'] }],
  shot: [{ shows: 'strike', ms: 500, sound: 'shot', piece: 'seat', other: 'target', cause: true }],
  stab: [
    { shows: 'die', ms: 500, sound: 'die', piece: 'who' },
    { shows: 'strike', ms: 400, sound: 'attack', piece: 'who', other: 'target', cause: true },
  ],
  hurt: [{ shows: 'mark', ms: 500, sound: 'hurt', piece: 'pawn', fate: 'hurt' }],
  'parasite-hit': [{ shows: 'mark', ms: 400, sound: 'hurt', piece: 'parasite' }],
  armor: [{ shows: 'mark', ms: 350, sound: 'door', piece: 'seat' }],
  death: [
    {
      shows: 'fall',
      ms: 600,
      sound: 'death',
      piece: 'pawn',
      great: ['skull', 'danger'],
      fate: 'pawn-lost',
    },
  ],
  eliminated: [
    {
      shows: 'tell',
      ms: 600,
      sound: 'death',
      piece: 'seat',
      great: ['skull', 'danger'],
      fate: 'death',
    },
  ],
  explodes: [{ shows: 'room', ms: 500, sound: 'fire', cause: true, byHand: true }],
  lured: [{ shows: 'room', ms: 500, sound: 'crawl' }],
  'alarm-takes': [{ shows: 'walk', ms: 400, sound: 'crawl', piece: 'parasite' }],
  'burns-hive': [{ shows: 'tell', ms: 500, sound: 'fire', piece: 'seat' }],
  healed: [{ shows: 'mark', ms: 350, piece: 'pawn' }],
  terminal: [{ shows: 'tell', ms: 400, sound: 'spark' }],
  laid: [{ shows: 'tell', ms: 350, sound: 'card' }],
  played: [{ shows: 'tell', ms: 400, sound: 'card' }],
  'turns-red': [{ shows: 'tell', ms: 200 }],
  'doors-open': [{ shows: 'tell', ms: 200, sound: 'door' }],
  'doors-close': [{ shows: 'tell', ms: 200, sound: 'door' }],
  'parasite-phase': [{ shows: 'clock', ms: 500, sound: 'door' }],
  'parasite-move': [{ shows: 'walk', ms: 400, sound: 'crawl', piece: 'parasite' }],
  'parasite-attack': [
    { shows: 'room', ms: 500, sound: 'attack', great: ['parasite.black', 'danger'], cause: true },
  ],
  'hive-burned': [{ shows: 'clock', ms: 600, sound: 'fire', great: ['fire', 'good'] }],
  'troopers-dead': [{ shows: 'clock', ms: 600, sound: 'death', great: ['skull', 'danger'] }],
  'all-infected': [{ shows: 'clock', ms: 600, sound: 'rise', great: ['role.infected', 'danger'] }],
  'hive-lost': [{ shows: 'clock', ms: 600, sound: 'death', great: ['room.hive', 'danger'] }],
  conceded: [{ shows: 'tell', ms: 600, sound: 'death', great: ['role.human', 'danger'] }],
  'gave-up': [{ shows: 'tell', ms: 600, sound: 'death', great: ['role.human', 'danger'] }],
  'out-of-time': [{ shows: 'clock', ms: 600, sound: 'death', great: ['clock', 'danger'] }],
  // Only told
  inherits: 'told',
  buried: 'told',
  treats: 'told',
  boosted: 'told',
  spared: 'told',
  'calls-vote': 'told',
  vote: 'told',
};

function findsHive(line: Line): boolean {
  const event = readEvent(EVENT, line);
  return event?.what === EVENT.placed.name && event.data.room?.name === 'hive';
}

/** What stands out of the story. */
export const isGreat = (line: Line): boolean => isGreatIn(BEATS, line) || findsHive(line);

/** A trade of others is told in the log; one's own stops the game for a moment. */
function isOthersTrade(line: Line, me: string | null): boolean {
  const event = readEvent(EVENT, line);
  if (event?.what !== EVENT.trade.name) return false;
  const { seat, partner } = event.data;
  return seat?.name !== me && partner?.name !== me;
}

/** What changes hands in a trade of mine. */
function swapOf(line: Line, me: string | null): Swap | null {
  const event = readEvent(EVENT, line);
  if (me === null || event?.what !== EVENT.trade.name || isOthersTrade(line, me)) return null;
  const { seat, given, received } = event.data;
  if (given === null || received === null) return null;
  const partner = String(line.data[seat?.name === me ? 'partner' : 'seat']);
  const cards = [`card.${given.name}`, `card.${received.name}`] as const;
  const [mine, theirs] = seat?.name === me ? cards : cards.toReversed();
  return { partner, given: mine!, got: theirs! };
}

export function castOf(view: View): Cast {
  const me = view.seat < 0 ? null : colourOf(view.seat);
  const own = new Set(view.seat < 0 ? [] : CREW.map((who) => pieceId(pawnOf(view.seat, who))));
  return {
    cues: BEATS,
    pieceOf({ data }, value) {
      const named = readRef(data[value]);
      if (named === null) return null;
      const { domain, name } = named;
      if (domain === 'who') return pieceId(`${readRef(data['seat'])?.name}-${name}`);
      // A player as such is the trooper.
      return pieceId(domain === 'seat' ? `${name}-trooper` : name);
    },
    placeOf,
    endsOf: () => null,
    rolledOf: diceOf,
    isMine: (piece) => own.has(piece),
    personOf(piece) {
      const colour = /^piece:(.+)-(?:trooper|android)$/.exec(piece)?.[1];
      return colour === undefined ? null : personId(seatCalled(colour));
    },
    creatureOf: (piece) =>
      /^piece:(?:gray|black)-/.test(piece)
        ? piece.startsWith('piece:black')
          ? { icon: 'parasite.black', drawing: 'parasite.black', rank: 2, swarms: true }
          : { icon: 'parasite.gray', drawing: 'parasite.gray', rank: 0, swarms: true }
        : null,
    swapOf: (line) => swapOf(line, me),
    concerns: (line) => !isOthersTrade(line, me),
  };
}
