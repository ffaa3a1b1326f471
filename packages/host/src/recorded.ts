/** Converts the players of a table to and from a record. */
import type { RecordedPlayer } from '@deadlight/engine';
import type { Player } from './messages.ts';

export const recorded = (player: Player): RecordedPlayer => ({
  kind: player.kind === 'person' && player.program === true ? 'program' : player.kind,
  name: player.kind === 'person' ? player.name : player.level,
});

export function playerOf({ kind, name }: RecordedPlayer): Player {
  if (kind === 'bot') return { kind, level: name };
  return kind === 'person' ? { kind, name } : { kind: 'person', name, program: true };
}
