/** Speaks one language: turns the names of texts and their values into sentences. */
import { HIDDEN, type Plain } from '@deadlight/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import {
  capital,
  casesOf,
  demonstrativeOf,
  inForm,
  type ObjectForm,
  objectForm,
  pronounOf,
  RELATIVES,
  SUBJECT_FORMS,
} from './forms.ts';
import type { Language } from './language.ts';
import { argumentsOf } from './values-of.ts';

export { LANGUAGES, type Language } from './language.ts';

/** ICU messages by name, in groups: `card` → `armor` → "Armor". */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** Every message of a catalogue under its full name: `card.armor`. */
export function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') flat.set(prefix + name, text);
    else for (const [key, value] of flatten(text, `${prefix}${name}.`)) flat.set(key, value);
  }
  return flat;
}

type Data = Readonly<Record<string, Plain>>;

/** `@card.armor` names the text `card.armor`. */
const isRef = (value: Plain): value is string => typeof value === 'string' && value.startsWith('@');

/** Names of those that can be called “she” or “it”. */
const BEINGS = /^@(character|figure|piece)\./;

/** A value that is a message itself: `{ says: 'spot', … }` in the form `the` is `spot.the`. */
const isSaying = (value: Plain): value is { readonly says: string } & Data =>
  typeof value === 'object' && value !== null && 'says' in value;

/** Places that differ in their number alone are said at once: as `spots.in`, where each would be `spot.in`. */
function gatherPlaces(list: readonly Plain[], has: (says: string) => boolean): Plain[] {
  const groups = new Map<string, Data[]>();
  const keyOf = (item: Plain): string =>
    isSaying(item) && has(`${item.says}s`) ? JSON.stringify({ ...item, slot: 0 }) : '';
  for (const item of list) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item as Data]);
  }
  return list.flatMap((item): Plain[] => {
    const group = groups.get(keyOf(item))!;
    if (keyOf(item) === '' || group.length === 1) return [item];
    if (group[0] !== item) return [];
    const { slot: _slot, says, ...rest } = group[0];
    return [{ ...rest, says: `${says}s`, slots: group.map(({ slot }) => slot!) }];
  });
}

/** A sentence about the name that it begins with: “The Soldier”, and “enters room 8.” */
export interface Clause {
  readonly subject: string;
  /** The name that the subject is, as a reference; null if it is several, or made of several values. */
  readonly about: string | null;
  /** What is said of it, one predicate after another; the last has the full stop. */
  readonly predicates: readonly string[];
}

/** A name at the head of a message. */
class Subject {
  readonly said: string;
  readonly ref: string | null;
  constructor(said: string, value: Plain | undefined) {
    this.said = said;
    this.ref = value !== undefined && isRef(value) ? value : null;
  }
}
/** Stands where a message goes on with another predicate. */
const AND = { toString: () => '' };

type Values = Record<string, string | number | boolean | Subject | typeof AND>;

/** What is said between one {and} and the next. */
function predicatesIn(parts: readonly { readonly value: unknown }[]): string[] {
  const predicates = [''];
  for (const { value } of parts) {
    if (value === AND) predicates.push('');
    else predicates[predicates.length - 1] += value instanceof Subject ? value.said : String(value);
  }
  return predicates.map((predicate) => predicate.trim());
}

/** How often a name stands in a list, where it is more than once. */
function times(list: readonly Plain[], name: Plain): string {
  const count = isRef(name) ? list.filter((one) => one === name).length : 1;
  return count > 1 ? ` ×${count}` : '';
}

export class Voice {
  readonly language: Language;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #formats = new Map<string, IntlMessageFormat>();
  /** The forms that a message asks for: `who_The` is the form `The` of `who`; `item_a_or` one of several. */
  readonly #asked = new Map<string, readonly (readonly [string, string, string, string?])[]>();
  readonly #groups = new Map<string, readonly string[]>();
  /** Messages with several predicates. */
  readonly #goesOn = new Set<string>();
  readonly #list: Intl.ListFormat;
  readonly #and: Intl.ListFormat;
  readonly #either: Intl.ListFormat;

  constructor(language: Language, ...catalogues: readonly Texts[]) {
    this.language = language;
    this.#texts = new Map(catalogues.flatMap((texts) => [...flatten(texts)]));
    // A German list of units joins three by „und“, but two by a comma.
    const type = language === 'de' ? 'conjunction' : 'unit';
    this.#list = new Intl.ListFormat(language, { type });
    // Without a comma before “and” and “or”, as all other texts are written.
    const plain = language === 'en' ? 'en-GB' : language;
    this.#and = new Intl.ListFormat(plain);
    this.#either = new Intl.ListFormat(plain, { type: 'disjunction' });
  }

  /** What a sentence can go on with after a name; null if it cannot. */
  get relative(): string | null {
    return RELATIVES[this.language];
  }

  has(name: string): boolean {
    return this.#texts.has(name);
  }

  /** Whether a message names a value in one of its forms: `{room_the}`. */
  asksFor(name: string, value: string): boolean {
    return this.#formsIn(name, this.#format(name)).some(([, key]) => key === value);
  }

  /** Whether a message can say “there” of a place that has been named: as a spot, or by a case of its own. */
  saysThere(name: string): boolean {
    return this.asksFor(name, 'spot') || /\{roomId, select, there \{/.test(this.#texts.get(name)!);
  }

  /**
   * One of the messages that say the same: `log.passes`, or one of `variant.log.passes`; where it is `tense`, one of
   * those that are short enough, if there are any.
   */
  variant(name: string, turn: number, tense: boolean): string {
    const calm = [name, ...this.#group(`variant.${name}`)];
    const short = this.#group(`tense.${name}`);
    const names = tense && short.length > 0 ? short : calm;
    return names[turn % names.length]!;
  }

  /** The messages `NAME.1`, `NAME.2`, … */
  #group(name: string): readonly string[] {
    const known = this.#groups.get(name);
    if (known) return known;
    const group: string[] = [];
    while (this.has(`${name}.${group.length + 1}`)) group.push(`${name}.${group.length + 1}`);
    this.#groups.set(name, group);
    return group;
  }

  /** Whom a message names, as references: the one that it begins with first. */
  beings(name: string, data: Data): string[] {
    const named = argumentsOf(this.#format(name)).map((argument) => data[argument.split('_')[0]!]);
    return named.filter(
      (value): value is string => isRef(value ?? '') && BEINGS.test(String(value)),
    );
  }

  /** What stands for a name that was said just before, as the subject of a sentence; null if the name must be said again. */
  pronoun(ref: string): string | null {
    return BEINGS.test(ref) ? pronounOf(this.language, this.#inForm(ref, 'g')) : null;
  }

  /** What stands for a name that was said just before, but not as the subject: „Der“; null if the language has no word for it. */
  demonstrative(ref: string): string | null {
    return BEINGS.test(ref) ? demonstrativeOf(this.language, this.#inForm(ref, 'g')) : null;
  }

  /**
   * The message of that name. A value such as `@who.trooper` is said in words as `{who}` and stays
   * at hand as `{whoId}` (`trooper`, or `hidden`), for a `select`; dashes become underscores. `{who_The}` is the name in a form of the
   * language. `{place_in}` without a value `place` is the message `place.in`, with the same values.
   * `{who_him}` is the name or, if it is among those that are `known`, what stands for it. `{wound_told}` is the text
   * `told.wound.leg` or one of its variants, `{count_words}` a number in words, or that of a list; `{spots_many, select, yes …}` asks whether a
   * list has several. Places in a list that differ in their number alone are one name: `spots.in`, with `slots`.
   * A list of names in a form has an “and” before the last; `{corridors_and}` is a list in no other form.
   * `{and}` goes on with another predicate of the same subject, with a comma if a third one follows.
   */
  say(name: string, data: Data = {}): string {
    const format = this.#format(name);
    const values = this.#values(name, data);
    if (!values['and']) return String(format.format(values));
    return this.#and.format(predicatesIn(format.formatToParts(values)));
  }

  /** The message of that name as a sentence about the name it begins with; null if it begins otherwise. */
  clause(name: string, data: Data = {}): Clause | null {
    const values = this.#values(name, data);
    for (const [argument, key, form] of this.#formsIn(name, this.#format(name)))
      if (SUBJECT_FORMS.has(form))
        values[argument] = new Subject(String(values[argument]), data[key]);
    for (const [key, value] of Object.entries(data))
      if (isRef(value)) values[key] = new Subject(String(values[key]), value);
    const [first, ...rest] = this.#format(name).formatToParts(values);
    const subject: unknown = first?.value;
    if (!(subject instanceof Subject) || !String(rest[0]?.value).startsWith(' ')) return null;
    return { subject: subject.said, about: subject.ref, predicates: predicatesIn(rest) };
  }

  /** The parts of a list with an “and” before the last, each with what stands between it and the one before. */
  linked(parts: readonly string[]): { readonly link: string; readonly text: string }[] {
    if (parts.length === 1) return [{ link: '', text: parts[0]! }];
    const links: { link: string; text: string }[] = [];
    let link = '';
    for (const { type, value } of this.#and.formatToParts(parts)) {
      if (type === 'literal') link = value;
      else links.push({ link, text: value });
    }
    return links;
  }

  /** A name as it may stand in a sentence: as it is, and inflected. */
  formsOf(ref: string): readonly string[] {
    return casesOf(this.language, this.say(ref), this.#texts.get(`forms.${ref}`));
  }

  /** Several things, one after another. */
  join(parts: readonly string[]): string {
    return this.#list.format(parts);
  }

  #values(name: string, data: Data): Values {
    const values: Values = {};
    for (const [key, value] of Object.entries(data)) {
      if (isRef(value)) values[`${key}Id`] = value.replace(/^@([^.]*\.)?/, '').replaceAll('-', '_');
      values[key] = this.#value(value);
    }
    const format = this.#format(name);
    for (const [argument, key, form, or] of this.#formsIn(name, format))
      values[argument] =
        key in data
          ? this.#inForm(data[key]!, form, or, data)
          : this.say(this.#made(`${key}.${form}`, data), data);
    if (this.#goesOn.has(name)) values['and'] = AND;
    return values;
  }

  /** A name made of several values; where a heading has said whose it is, the shorter `own.mover.Subject`. */
  #made(name: string, { own }: Data): string {
    return own === true && this.has(`own.${name}`) ? `own.${name}` : name;
  }

  #value(value: Plain): string | number | boolean {
    if (Array.isArray(value))
      return this.#list.format(value.map((item) => String(this.#value(item))));
    if (value === HIDDEN) return this.say('hidden');
    if (isRef(value)) return this.say(value.slice(1));
    return typeof value === 'object' ? JSON.stringify(value) : value;
  }

  #inForm(value: Plain, form: string, or?: string, data: Data = {}): string {
    const object = objectForm(this.language, form);
    if (object !== undefined) return this.#asObject(value, object, data['known']);
    if (form === 'told')
      return this.say(
        this.variant(`told.${String(value).slice(1)}`, Number(data['turn'] ?? 0), false),
      );
    if (form === 'words' || form === 'Words') return this.#inWords(value, form);
    if (form === 'many') return Array.isArray(value) && value.length > 1 ? 'yes' : 'no';
    if (Array.isArray(value)) {
      const sayOne = (item: Plain): string => this.#inForm(item, form);
      // Items that differ in their backs alone are one choice.
      if (form === 'or' || or === 'or') return this.#either.format(new Set(value.map(sayOne)));
      if (form !== 'quoted' && form !== 'and') {
        const places = gatherPlaces(value, (says) => this.has(`${says}.${form}`));
        return this.#and.format(places.map(sayOne));
      }
      const each = value.filter((item, i) => !isRef(item) || value.indexOf(item) === i);
      const said = each.map((item) => sayOne(item) + times(value, item));
      return form === 'quoted' ? this.#joinQuoted(each, said) : this.#and.format(said);
    }
    if (form === 'and') return String(this.#value(value));
    if (isSaying(value)) return this.say(`${value.says}.${form}`, value);
    const said = String(this.#value(value));
    if (form === 'compass') return said.replace(/[a-z]/g, (point) => this.say(`compass.${point}`));
    if (value === HIDDEN) return /^\p{Lu}/u.test(form) ? capital(said) : said;
    const grammar = isRef(value) ? this.#texts.get(`forms.${value.slice(1)}`) : undefined;
    return inForm(this.language, form, said, grammar);
  }

  #asObject(value: Plain, { pronoun, otherwise }: ObjectForm, known: Plain = []): string {
    const isKnown = Array.isArray(known) && isRef(value) && known.includes(value);
    const short = isKnown ? pronoun[this.#inForm(value, 'g')] : undefined;
    return short ?? this.#inForm(value, otherwise);
  }

  /** A number, or how many there are in a list. */
  #inWords(value: Plain, form: string): string {
    const count = Array.isArray(value) ? value.length : Number(value);
    const said = this.#texts.get(`number.${count}`) ?? String(count);
    return form === 'Words' ? capital(said) : said;
  }

  /** Spanish joins by the sound of the name, whatever its quotation marks: «Orden» e «Intranet». */
  #joinQuoted(names: readonly Plain[], quoted: readonly string[]): string {
    const bare = names.map((name) => String(this.#value(name)));
    let at = 0;
    return this.#and
      .formatToParts(bare)
      .map(({ type, value }) => (type === 'element' ? quoted[at++] : value))
      .join('');
  }

  #formsIn(name: string, format: IntlMessageFormat) {
    const known = this.#asked.get(name);
    if (known) return known;
    const all = argumentsOf(format);
    if (all.includes('and')) this.#goesOn.add(name);
    const asked = all
      .filter((argument) => argument.includes('_'))
      .map(
        (argument) =>
          [argument, ...argument.split('_')] as unknown as [string, string, string, string?],
      );
    this.#asked.set(name, asked);
    return asked;
  }

  #format(name: string): IntlMessageFormat {
    const known = this.#formats.get(name);
    if (known) return known;
    const text = this.#texts.get(name);
    if (text === undefined) throw new RangeError(`no text "${name}" in ${this.language}`);
    const format = new IntlMessageFormat(text, this.language);
    this.#formats.set(name, format);
    return format;
  }
}
