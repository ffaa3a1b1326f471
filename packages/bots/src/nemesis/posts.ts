/** Posts aboard the ship: the course at the bow, the Engines at the stern. */
import { roomIndex } from '@deadlight/games/rules/nemesis';
import { CHARACTERS, type Effect } from '@deadlight/games/rules/survival';

export const COCKPIT = roomIndex('cockpit');
export const ENGINE_ROOMS: readonly number[] = [
  roomIndex('engine-1'),
  roomIndex('engine-2'),
  roomIndex('engine-3'),
];

/** The Rooms of the Pods: odd numbers at the first, even ones at the second. */
export const SECTIONS: readonly number[] = [
  roomIndex('evacuation-section-a'),
  roomIndex('evacuation-section-b'),
];
export const sectionOf = (pod: number): number => SECTIONS[(pod + 1) % 2]!;

/** The initial space of the course marker. */
export const START_SPACE = 1;

/** Characters by preference for the Cockpit; the last ones rather take the Engines. */
const TO_THE_BOW = ['pilot', 'captain', 'scout', 'soldier', 'scientist', 'mechanic'];
export const BOW_RANK: readonly number[] = CHARACTERS.map(({ id }) => TO_THE_BOW.indexOf(id));

/** Whether a card or an Item repairs an Engine (NEM-ROOM-ENGINE-02). */
export const mends = ({ does }: { readonly does: readonly Effect[] }): boolean =>
  does.some((effect) => effect.does === 'engine');
