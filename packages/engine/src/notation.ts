import { quoted, Refused } from './errors.ts';
import { lookUp } from './outside.ts';
import { ref } from './refs.ts';
import {
  type Answer,
  codeOf,
  type Option,
  type RefusedOption,
  type Verb,
  type WhyNot,
} from './verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

type Words = Pick<Vocabulary, 'verbByCode' | 'verbs'>;

/** The answer that chooses nothing, where that is allowed. */
const NOTHING = 'nothing';

function verbOf(game: Words, option: Option): Verb {
  const verb = game.verbByCode[codeOf(option)];
  if (verb === undefined) throw new Refused(`${option} is not an option of this game`);
  return verb;
}

/** The value that an option carries at an index, whatever its verb is. */
export const valueIn = (game: Words, option: Option, index: number): number =>
  verbOf(game, option).value(option, index);

const valuesOf = (verb: Verb, option: Option): string[] =>
  verb.params.map(([, domain], index) => domain.print(verb.value(option, index)));

/** Size of each verb's cache of shown options: views show the same ones over and over. */
const MAX_PRINTED = 4096;

/** The canonical line for an option: its verb and its values. */
export function printOption(game: Words, option: Option): string {
  const verb = verbOf(game, option);
  const { printed } = verb;
  let line = printed.get(option);
  if (line !== undefined) return line;
  line = [verb.word, ...valuesOf(verb, option)].join(' ');
  if (printed.size < MAX_PRINTED) printed.set(option, line);
  return line;
}

/** An option that is not offered, as shown: cached, so that views compare identical objects. */
export function printRefused(
  game: Words,
  refusal: WhyNot & { readonly option: Option },
): RefusedOption {
  const { refused } = verbOf(game, refusal.option);
  const known = refused.get(refusal);
  if (known !== undefined) return known;
  const made = { ...refusal, option: printOption(game, refusal.option) };
  if (refused.size < MAX_PRINTED) refused.set(refusal, made);
  return made;
}

/** The line for an answer; several options of one verb share it: `pay rest search`. */
export function printAnswer(game: Words, answer: Answer): string {
  if (typeof answer === 'number') return printOption(game, answer);
  const [first] = answer;
  if (first === undefined) return NOTHING;
  const verb = verbOf(game, first);
  return [verb.word, ...answer.flatMap((option) => valuesOf(verbOf(game, option), option))].join(
    ' ',
  );
}

function parseVerb(game: Words, word: string): Verb {
  const verb = lookUp(game.verbs, word);
  if (verb === undefined) {
    const known = Object.keys(game.verbs).join(', ');
    throw new Refused(`${quoted(word)} is not a verb of this game; known verbs: ${known}`);
  }
  return verb;
}

function parseValue(verb: Verb, index: number, word: string): number {
  const [, domain] = verb.params[index]!;
  const value = domain.parse(word);
  if (value < 0)
    throw new Refused(`${quoted(word)} in "${verb.word} …" is not a valid ${domain.name}`);
  return value;
}

/** Inverse of `printAnswer`; `several` if the question takes more or fewer than one option. */
export function parseAnswer(game: Words, text: string, several: boolean): Answer {
  const [head = '', ...values] = text.trim().split(/\s+/);
  if (several && head === NOTHING && values.length === 0) return [];
  const verb = parseVerb(game, head);
  const wanted = verb.params.length;
  if (several && wanted === 1) return values.map((word) => verb(parseValue(verb, 0, word)));
  if (values.length !== wanted) {
    const names = verb.params.map(([name]) => `<${name}>`).join(' ');
    throw new Refused(`${quoted(text.trim())} must read "${`${verb.word} ${names}`.trim()}"`);
  }
  const option = verb(...values.map((word, index) => parseValue(verb, index, word)));
  return several ? [option] : option;
}

/** An option's values as texts, for its label: `{ who: '@who.trooper', room: '@room.hive' }`. */
export function partsOf(
  game: Words,
  option: Option,
): { word: string; data: Record<string, string> } {
  const verb = verbOf(game, option);
  const data: Record<string, string> = {};
  verb.params.forEach(([name, domain], index) => {
    data[name] = ref(domain, verb.value(option, index));
  });
  return { word: verb.word, data };
}
