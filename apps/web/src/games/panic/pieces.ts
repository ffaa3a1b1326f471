/** Who and what stands in the rooms. */
import type { View } from '@deadlight/engine';
import { FULL_HEALTH, layout } from '@deadlight/games/panic';
import type { Voice } from '@deadlight/games/text';
import type { Piece } from '../../table/scene.ts';
import { pieceId } from './ids.ts';
import { lookOf } from './looks.ts';
import type { Station } from './station.ts';
import { CREW, cardsIn, healthOf, pawnOf, seatsOf, varsOf } from './view.ts';

function pawns(view: View, voice: Voice, room: string, place: string): Piece[] {
  const here = cardsIn(view, `room/${room}`);
  return seatsOf(view).flatMap((seat) =>
    CREW.filter((who) => here.includes(pawnOf(seat, who))).map((who): Piece => {
      const left = healthOf(view, seat, who);
      return {
        id: pieceId(pawnOf(seat, who)),
        place,
        kind: 'person',
        label: voice.say('station.health', {
          name: voice.say(`piece.${pawnOf(seat, who)}`),
          left,
          of: FULL_HEALTH,
        }),
        ...lookOf(seat, who),
        own: seat === view.seat,
        turn: seat === varsOf(view).active,
        health: { left, of: FULL_HEALTH },
      };
    }),
  );
}

/** Gray ones bite once, black ones twice. */
function parasites(view: View, voice: Voice, room: string, place: string): Piece[] {
  return cardsIn(view, `room/${room}`)
    .filter((piece) => /^(?:gray|black)-/.test(piece))
    .map((piece) => {
      const black = layout.isBlack(view, piece);
      return {
        id: pieceId(piece),
        place,
        kind: 'creature',
        label: voice.say(`piece.${piece}`),
        icon: black ? 'parasite.black' : 'parasite.gray',
        rank: black ? 2 : 0,
      };
    });
}

export const piecesOf = (view: View, voice: Voice, { rooms }: Station): Piece[] =>
  rooms.flatMap(({ room, id }) => [
    ...pawns(view, voice, room, id),
    ...parasites(view, voice, room, id),
  ]);
