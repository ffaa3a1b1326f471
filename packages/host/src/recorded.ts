/** Converts the players of a table to and from a record. */
import type { RecordedPlayer } from '@deadlight/engine';
import type { Player } from './messages.ts';

export const recorded = (player: Player): RecordedPlayer => ({
  kind: player.kind,
  name: player.kind === 'person' ? player.name : player.level,
});

export const playerOf = ({ kind, name }: RecordedPlayer): Player =>
  kind === 'person' ? { kind, name } : { kind, level: name };
