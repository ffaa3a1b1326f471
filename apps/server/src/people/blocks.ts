/** People who do not meet, because one of them has blocked the other. Neither learns which of the two it was. */
import { NotPermitted } from '../socket/client.ts';
import type { RunStatements, Statement } from './statements.ts';

interface Runner {
  readonly run: RunStatements;
}

export interface Block {
  readonly blocked: string;
  /** What they were called when they were blocked. */
  readonly name: string;
  readonly since: number;
}

/** How many people somebody may block. */
const MAX_BLOCKS = 500;

/** All whom somebody does not meet, under every id that they have had. */
export async function apartFrom(people: Runner, person: string): Promise<ReadonlySet<string>> {
  const [rows] = await people.run([{ do: 'apartFrom', values: [person] }]);
  return new Set(rows!.map(({ id }) => id as string));
}

export async function blocksOf(people: Runner, person: string): Promise<readonly Block[]> {
  const [rows] = await people.run([{ do: 'blocksOf', values: [person] }]);
  return rows as unknown as Block[];
}

/** Who people are now, whom a table knows by ids of before. */
export async function presentOf(people: Runner, ids: readonly string[]): Promise<string[]> {
  const found = await people.run(ids.map((id) => ({ do: 'presentId', values: [id] })));
  return ids.map((id, i) => (found[i]![0]?.['person'] as string | undefined) ?? id);
}

/** The ids are those by which a table knows one person; gives who that is now. */
export async function block(
  people: Runner,
  person: string,
  { ids, name, now }: { readonly ids: readonly string[]; readonly name: string; now: number },
): Promise<ReadonlySet<string>> {
  const blocked = new Set(await presentOf(people, ids));
  blocked.delete(person);
  if ((await blocksOf(people, person)).length + blocked.size > MAX_BLOCKS)
    throw new NotPermitted('refused', `more than ${MAX_BLOCKS} people cannot be blocked`);
  const apart = (id: string): Statement[] => [
    { do: 'addBlock', values: [person, id, name, now] },
    { do: 'removeFriend', values: [person, id] },
    { do: 'removeInvitationsBetween', values: [person, id] },
  ];
  if (blocked.size > 0) await people.run([...blocked].flatMap(apart));
  return blocked;
}

export async function unblock(people: Runner, person: string, blocked: string): Promise<void> {
  await people.run([{ do: 'removeBlock', values: [person, blocked] }]);
}

/** A guest becomes somebody else: whom they blocked, and who has blocked them, stays apart from them. */
export const blocksMoved = (before: string, person: string): Statement[] => [
  { do: 'moveBlocks', values: [before, person] },
  { do: 'moveBlocked', values: [before, person] },
  ...blocksRemoved(before),
];

export const blocksRemoved = (person: string): Statement[] => [
  { do: 'removeBlocks', values: [person] },
];
