/** Digest of a corpus of recorded games, without their logs: it may change only with the ruleset. */
import { hashOf } from '@deadlight/engine';

/** `at 25 state log` and `end 77 state log` without the hash of the log. */
const withoutLog = (record: string): string =>
  record.replace(/^((?:at|end) \d+ [0-9a-f]+) [0-9a-f]+$/gm, '$1');

export const corpusDigest = (records: readonly string[]): string => hashOf(records.map(withoutLog));

/** By ruleset: the digest of a game's recorded games. */
export type Rulesets = Readonly<Record<string, string>>;

/** Why these games may not be kept as those of a ruleset, or null. */
export function whyNotRecord(
  { id, rules }: { readonly id: string; readonly rules: number },
  records: readonly string[],
  kept: Rulesets,
): string | null {
  const known = kept[rules];
  if (known === undefined || known === corpusDigest(records)) return null;
  return `games of ${id} go on differently than those recorded with rules ${rules}: run \`npm run rules-changed -- ${id}\``;
}
