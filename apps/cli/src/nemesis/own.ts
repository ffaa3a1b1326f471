/** What only the seat itself knows, and the Objectives that the whole team has. */
import type { View } from '@deadlight/engine';
import { GAMES, type Voice } from '@deadlight/games';
import { hanging } from '../hanging.ts';
import { countedNames } from '../names.ts';
import { cardsIn, roomAt, shipOf, varsOf } from './ship.ts';

/** The text of a card, where it has a sheet. */
export const sheetText = (id: string, voice: Voice): string =>
  GAMES['nemesis']!.cards(voice).find((sheet) => sheet.id === id)?.text ?? '';

const MOST_PLAYERS = 5;

/** The text of an Objective; for how many players it is made no longer matters. */
function goalText(id: string, voice: Voice): string {
  const text = sheetText(id, voice);
  for (let players = 1; players <= MOST_PLAYERS; players++) {
    const made = voice.say('objectiveText.players', { players });
    if (text.startsWith(made)) return text.slice(made.length).trim();
  }
  return text;
}

function goals(zone: string, view: View, voice: Voice): string[] {
  return cardsIn(view, zone).map((id) =>
    voice.say('nemesis.objective', { name: `@objective.${id}`, text: goalText(id, voice) }),
  );
}

export const handOf = (view: View): readonly string[] => cardsIn(view, `hand/${view.seat + 1}`);

/** The cards of whoever leads the Intruders are of another kind. */
export const handGroup = (view: View): string =>
  shipOf(view).intruder === view.seat ? 'intruderCard' : 'card';

/** Zones with Items that only their owner sees, and what they are called. */
const HIDDEN_ITEMS = ['inventory', 'found', 'offer'] as const;

/** Both tokens of an Engine, while the seat decides which of them counts. */
function engine(view: View, voice: Voice): string[] {
  if (view.question?.at !== 'engine/choose') return [];
  const number = roomAt(view, varsOf(view).place[view.seat]!).id!.replace('engine-', '');
  const [lower, upper] = cardsIn(view, `engine/${number}`).map((state) => `@engine.${state}`);
  return [voice.say('nemesis.own.engine', { number, upper: upper!, lower: lower! })];
}

const MOST_NOTES = 2;

function lastNotes(view: View, voice: Voice): string[] {
  const shown = view.notes.slice(-MOST_NOTES);
  const count = view.notes.length - shown.length;
  return [
    ...(count > 0 ? [voice.say('play.earlierNotes', { count })] : []),
    ...shown.map(({ what, data }) => voice.say(`note.${what}`, data)),
  ];
}

export function own(view: View, voice: Voice, width: number): string[] {
  const mine = (zone: string): readonly string[] => cardsIn(view, `${zone}/${view.seat + 1}`);
  const hand = handOf(view);
  const items = HIDDEN_ITEMS.filter((zone) => mine(zone).length > 0).map((zone) =>
    voice.say(`nemesis.own.${zone}`, { items: countedNames('item', mine(zone), voice) }),
  );
  const cards = countedNames(handGroup(view), hand, voice);
  return [
    ...(hand.length > 0 ? [voice.say('nemesis.own.hand', { count: hand.length, cards })] : []),
    ...items,
    ...goals(`objectives/${view.seat + 1}`, view, voice),
    ...goals('mission', view, voice),
    ...engine(view, voice),
    ...lastNotes(view, voice),
  ].flatMap((line) => hanging(line, width));
}
