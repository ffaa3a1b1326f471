import type { Seat, View, Vocabulary } from '@deadlight/engine';
import type { StandingQuestions } from '../../telling/standing.ts';
import type { StoryEvents } from '../../telling/traits.ts';
import type { Voice } from '../../text/voice.ts';
import type { Board, Slot } from '../board.ts';
import type { RoomSheet } from '../room-sheet.ts';
import type { Vars } from '../vars.ts';

/** Where a game is set: what differs between the ship and the facility when they are told of. */
export interface Setting {
  readonly vocabulary: Vocabulary;
  readonly events: StoryEvents;
  readonly rooms: readonly Pick<RoomSheet, 'id' | 'does'>[];
  boardFor(vars: Vars): Board;
  /** What a network is called that is not the only one: by its number, counted from 0. */
  network(voice: Voice, network: number): string;
  /** How somebody is safe: the name of a text among the fates. */
  refuge(view: View, seat: Seat): string;
  pod(pod: number): string;
  /** The faces of the dice that the seat that looks would throw in a room, where they are not the usual ones. */
  noiseDie?(view: View, slot: Slot): readonly number[];
  combatDie?(view: View): readonly number[];
  /** Whether the Weakness at an index helps the seat that looks; without it, all of them do. */
  helps?(view: View, index: number): boolean;
  /** Its own questions that can be answered once for all that follow, besides those of both games. */
  readonly standing?: StandingQuestions;
}
