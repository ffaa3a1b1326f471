/** Reads what pages send: anything that is not exactly a message of ours is refused. */
import type { ToServer } from '@deadlight/host';
import { z } from 'zod';

const id = z.string().regex(/^[\w-]{1,40}$/);
const seat = z.number().int().min(0).max(15);
const hex = z.string().regex(/^(?:[0-9a-f]{2}){1,32}$/);
const word = z.string().regex(/^[\w:.-]{1,40}$/);
/** What somebody is called: no line breaks, nothing that turns writing round. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]+$/u);

const wish = z.strictObject({
  game: word,
  seats: z.number().int().min(1).max(16),
  options: z.record(word, z.union([z.boolean(), z.number().int(), word])),
  listed: z.boolean(),
  spectators: z.boolean(),
  hints: z.boolean(),
  bots: word,
});

export const toServer = z.discriminatedUnion('say', [
  z.strictObject({ say: z.literal('tables') }),
  z.strictObject({ say: z.literal('create'), wish }),
  z.strictObject({ say: z.literal('enter'), table: id, key: hex.optional() }),
  z.strictObject({ say: z.literal('sit'), seat, name, luck: hex }),
  z.strictObject({ say: z.literal('stand'), seat }),
  z.strictObject({ say: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ say: z.literal('remove'), seat }),
  z.strictObject({ say: z.literal('start') }),
  z.strictObject({
    say: z.literal('decide'),
    id,
    seat,
    says: z.string().min(1).max(2000),
    at: z.number().int().min(0),
  }),
  z.strictObject({ say: z.literal('undo'), id, seat }),
  z.strictObject({ say: z.literal('look'), seat }),
  z.strictObject({ say: z.literal('hint'), seat }),
  z.strictObject({ say: z.literal('resync') }),
  z.strictObject({ say: z.literal('seen'), seen: z.boolean() }),
  z.strictObject({ say: z.literal('leave') }),
]);

/** A message, or null. */
export function readMessage(text: string): ToServer | null {
  try {
    const read = toServer.safeParse(JSON.parse(text));
    return read.success ? (read.data as ToServer) : null;
  } catch {
    return null;
  }
}
