/** The rooms of all games as they are drawn, loaded for the list of puzzles. */
import { signal } from '@preact/signals';

type Rooms = Readonly<Record<string, string>>;

const LOADERS: Readonly<Record<string, () => Promise<{ readonly rooms: Rooms }>>> = {
  nemesis: () => import('../games/nemesis/rooms.ts'),
  lockdown: () => import('../games/lockdown/rooms.ts'),
  panic: () => import('../games/panic/rooms.ts'),
};

export const roomsDrawn = signal<Readonly<Record<string, Rooms>>>({});

export function loadRooms(): void {
  for (const [game, load] of Object.entries(LOADERS))
    void load().then(({ rooms }) => {
      roomsDrawn.value = { ...roomsDrawn.peek(), [game]: rooms };
    });
}
