/** Which part of the scene an option belongs to. */
import { nameIn, type View } from '@deadlight/engine';
import type { Said } from '@deadlight/games/telling';
import { cardId, cellId, personId, pieceId, roomId } from './ids.ts';
import { CREW, pawnOf, roomWith, seatCalled, type Who } from './view.ts';

/** What a character does in the room where it stands. */
const HERE = ['search', 'treat', 'terminal', 'burn'];
/** What is done with a card as such. */
const WITH: Readonly<Record<string, string>> = {
  boost: 'energy-boost',
  share: 'first-aid-kit',
  lure: 'parasite-signal',
};

/** Cards that are used on something else: both are lit. */
const ON: Readonly<Record<string, string>> = {
  heal: 'first-aid-kit',
  grenade: 'grenade',
  inspect: 'body-scanner',
};

/** Where one of the seat's characters is; of both, the trooper. */
function here(view: View, who: string | undefined): string | null {
  const [pawn] = CREW.filter((one) => who === one || who === undefined || who === 'both')
    .map((one: Who) => roomWith(view, pawnOf(view.seat, one)))
    .filter((room) => room !== null);
  return pawn === undefined ? null : roomId(pawn);
}

/** A player is met at a character: one that stands with one of the seat's own. */
function characterOf(view: View, colour: string): string {
  const seat = seatCalled(colour);
  const mine = CREW.map((who) => roomWith(view, pawnOf(view.seat, who)));
  const near = CREW.map((who) => pawnOf(seat, who)).find((pawn) => {
    const room = roomWith(view, pawn);
    return room !== null && mine.includes(room);
  });
  return near === undefined ? personId(seat) : pieceId(near);
}

export function targetsOf(view: View, option: Said): readonly string[] {
  const target = targetOf(view, option);
  const card = ON[option.word];
  return [...(target === null ? [] : [target]), ...(card === undefined ? [] : [cardId(card)])];
}

function targetOf(view: View, { word, data }: Said): string | null {
  if (HERE.includes(word)) return here(view, data['who'] && nameIn(data['who']));
  if (word === 'armor') return data['number'] === '0' ? null : cardId('armor');
  if (word === 'armors')
    return data['trooper'] === '0' && data['android'] === '0' ? null : cardId('armor');
  if (WITH[word] !== undefined) return cardId(WITH[word]);
  if (data['cell'] !== undefined) return cellId(data['cell']);
  const piece = data['target'] ?? data['pawn'] ?? data['parasite'];
  if (piece !== undefined) return pieceId(nameIn(piece));
  if (data['room'] !== undefined) return roomId(nameIn(data['room']));
  if (data['card'] !== undefined) return cardId(nameIn(data['card']));
  if (data['seat'] !== undefined) return characterOf(view, nameIn(data['seat']));
  return null;
}
