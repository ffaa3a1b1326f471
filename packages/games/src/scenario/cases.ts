/** One scenario, several cases that differ in a few words: `$word` stands for what each case says under `cases`. */
import { quoted, Refused } from '@deadlight/engine';

const MAX_CASES = 100;
const WORD = /\$([a-z][A-Za-z]*)/g;
/** The name of the case itself. */
const OWN = 'case';

type Words = Readonly<Record<string, unknown>>;

interface Case {
  /** Null for a scenario without cases. */
  readonly name: string | null;
  /** The scenario with the words of the case in it. */
  readonly written: unknown;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words in a scenario, in order of appearance. */
function wordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const [, word] of value.matchAll(WORD)) found.add(word!);
  if (Array.isArray(value)) for (const one of value) wordsIn(one, found);
  else if (isMap(value))
    for (const [key, one] of Object.entries(value)) {
      wordsIn(key, found);
      wordsIn(one, found);
    }
  return found;
}

function wordIn(text: string, words: Words): unknown {
  const alone = /^\$([a-z][A-Za-z]*)$/.exec(text)?.[1];
  if (alone !== undefined) return words[alone];
  return text.replaceAll(WORD, (_, word: string) => {
    const value = words[word];
    if (typeof value === 'object')
      throw new Refused(`cases: $${word} is a list or a map, and cannot stand within "${text}"`);
    return String(value);
  });
}

function filled(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return wordIn(value, words);
  if (Array.isArray(value)) return value.map((one) => filled(one, words));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [String(wordIn(key, words)), filled(one, words)]),
  );
}

/** Every case must define exactly the words used in the scenario. */
function checkWords(name: string, words: unknown, wanted: ReadonlySet<string>): Words {
  if (!isMap(words))
    throw new Refused(`cases: ${quoted(name)} must say its words, such as { card: medkit }`);
  const listed = [...wanted].map((word) => `$${word}`).join(', ') || 'none';
  for (const word of Object.keys(words))
    if (!wanted.has(word))
      throw new Refused(
        `cases: ${quoted(name)} says ${quoted(word)}, but the scenario has ${listed}`,
      );
  for (const word of wanted)
    if (word !== OWN && !Object.hasOwn(words, word))
      throw new Refused(
        `cases: ${quoted(name)} does not say ${quoted(word)}; the scenario has ${listed}`,
      );
  return words;
}

/** Expands a scenario into one for each of its cases. */
export function casesOf(written: unknown): Case[] {
  if (!isMap(written) || !Object.hasOwn(written, 'cases')) return [{ name: null, written }];
  const { cases, ...scenario } = written;
  if (!isMap(cases) || Object.keys(cases).length === 0)
    throw new Refused('cases: must name at least one case, such as { medkit: { healed: 1 } }');
  const entries = Object.entries(cases);
  if (entries.length > MAX_CASES)
    throw new Refused(`cases: ${entries.length} of them; at most ${MAX_CASES}`);
  const wanted = wordsIn(scenario);
  return entries.map(([name, said]) => {
    const words = checkWords(name, said, wanted);
    return { name, written: filled(scenario, { ...words, [OWN]: name }) };
  });
}
