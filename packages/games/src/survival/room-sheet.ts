import type { Deck } from '../packs/items.ts';
import { uniform } from '../packs/uniform.ts';
import type { Effect } from './effect.ts';

/** A Room as its tile says it. */
export interface RoomSheet {
  readonly id: string;
  /** `1` and `2`: shuffled tiles; `special`: printed on the board. */
  readonly tile: '1' | '2' | 'special';
  /** The deck that is searched here, white: the searcher's choice; where nothing is, the colour alone. */
  readonly colour: Deck | 'white' | 'none';
  readonly computer: boolean;
  /** Takes no Malfunction marker (NEM-MARK-13). */
  readonly sturdy?: true;
  /** A player who enters gets Slime. */
  readonly slimes?: true;
  /** A player who searches gets Slime (LCK-ROOM-CONTAM-01, LCK-ROOM-GEN-06-R). */
  readonly slimesSearchers?: true;
  /** Knowledge for anyone who explores it (LCK-ROOM-NEST-01). */
  readonly teaches?: number;
  /** Never burns (LCK-ALT-12). */
  readonly fireproof?: true;
  /** The ship is steered from here: cards for Computers work here, too. */
  readonly controls?: true;
  /** What the Room Action costs, if not two cards. */
  readonly cost?: number;
  /** The Room Action: one of these effects. */
  readonly does: readonly Effect[];
}

/** Rooms with a fixed place are not searched, whatever their colour (NEM-ITEM-17, LCK-ITEM-15). */
export const isSearched = ({ tile, colour }: RoomSheet): boolean =>
  tile !== 'special' && colour !== 'none';

/** A Room as it is written in a game's data: what it does not say is as with a Room that is printed on the board. */
type RoomInput = Pick<RoomSheet, 'id'> & Partial<RoomSheet>;

const PLAIN = { tile: 'special', colour: 'none', computer: false, does: [] } as const;

export const roomSheets = (written: readonly RoomInput[]): RoomSheet[] =>
  uniform(written.map((one) => ({ ...PLAIN, ...one })));
