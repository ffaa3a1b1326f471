/** What only the seat itself knows, and the Objectives that the whole team has. */
import { at, type View } from '@deadlight/engine';
import { GAMES, type Voice } from '@deadlight/games';
import { hanging } from '../terminal/hanging.ts';
import { countedNames } from '../terminal/names.ts';
import { cardsIn, zoneOf } from './view.ts';

export function goals(zone: string, view: View, voice: Voice): string[] {
  const ids = cardsIn(view, zone);
  const sheets = ids.length === 0 ? [] : at(GAMES, view.game, 'game').cards(voice);
  return ids.map((id) => {
    const text = sheets.find((sheet) => sheet.id === id)?.text ?? '';
    return voice.say('survival.objective', { name: `@objective.${id}`, text });
  });
}

export const handOf = (view: View): readonly string[] => cardsIn(view, zoneOf('hand', view.seat));

/** Zones with Items that only their owner sees, and what they are called. */
const HIDDEN_ITEMS = ['inventory', 'found', 'offer'] as const;

const MAX_NOTES = 2;

function lastNotes(view: View, voice: Voice): string[] {
  const shown = view.notes.slice(-MAX_NOTES);
  const count = view.notes.length - shown.length;
  return [
    ...(count > 0 ? [voice.say('play.earlierNotes', { count })] : []),
    ...shown.map(({ what, data }) => voice.say(`note.${what}`, data)),
  ];
}

/** What only the one game tells its players. */
export interface OwnMore {
  /** The cards of the player who leads the Intruders are of another kind. */
  readonly group: string;
  readonly lines: readonly string[];
}

export function ownLines(view: View, voice: Voice, width: number, more: OwnMore): string[] {
  const mine = (zone: string): readonly string[] => cardsIn(view, zoneOf(zone, view.seat));
  const hand = handOf(view);
  const items = HIDDEN_ITEMS.filter((zone) => mine(zone).length > 0).map((zone) =>
    voice.say(`survival.own.${zone}`, { items: countedNames('item', mine(zone), voice) }),
  );
  const cards = countedNames(more.group, hand, voice);
  return [
    ...(hand.length > 0 ? [voice.say('survival.own.hand', { count: hand.length, cards })] : []),
    ...items,
    ...goals(zoneOf('objectives', view.seat), view, voice),
    ...goals('mission', view, voice),
    ...more.lines,
    ...lastNotes(view, voice),
  ].flatMap((line) => hanging(line, width));
}
