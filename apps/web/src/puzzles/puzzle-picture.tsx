/** The picture of a puzzle: the room it turns on, who is to do it, and what stands there. */
import type { Puzzle } from '@deadlight/games/puzzles';
import { RoomArt } from '../art/room-art.tsx';
import { FRAME } from '../art/room-drawing.ts';
import { CreatureDrawing } from '../creatures/creature.tsx';
import { Portrait } from '../people/portrait.tsx';
import { roomsDrawn } from './rooms-drawn.ts';
import './puzzle-picture.css';

export function PuzzlePicture({ game, picture: { room, hero, creature } }: Puzzle) {
  const drawing = roomsDrawn.value[game]?.[room];
  return (
    <span class="puzzle-picture">
      {drawing !== undefined && <RoomArt room={drawing} size={FRAME} />}
      {creature !== undefined && (
        <span class="puzzle-picture-creature">
          <CreatureDrawing icon={creature} pose="lurk" />
        </span>
      )}
      <Portrait icon={hero} />
    </span>
  );
}
