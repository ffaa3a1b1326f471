/**
 * The forms of a name in a sentence. A message asks for one by the article that a masculine name would
 * have: `{who_Der}` is „Der Soldat“ or „Die Pilotin“, `{room_im}` „im Labor“ or „in der Chirurgie“.
 */
import type { Language } from './language.ts';

/** What a language knows of a name: `m`, `f`, `n`, `p` (plural), `-`, `-m`, `-f` (no article), and its cases. */
interface Noun {
  readonly gender: string;
  readonly subject: string;
  readonly object: string;
  readonly dative: string;
  readonly genitive: string;
}

/** German: „des Captains“, but „des Soldaten“, „der Pilotin“. */
function genitiveOf(gender: string, subject: string, object: string, dative: string): string {
  if (!/^[mn]/.test(gender)) return gender === 'p' ? subject : dative;
  if (object !== subject) return object;
  return `${subject}${/[sßxz]$/.test(subject) ? 'es' : 's'}`;
}

/** `m||Soldaten` says: masculine, the subject as it stands, otherwise „Soldaten“. */
function nounOf(name: string, grammar = '-'): Noun {
  const [gender = '-', subject, object, dative, genitive] = grammar.split('|');
  const first = subject || name;
  const second = object || first;
  const third = dative || second;
  return {
    gender,
    subject: first,
    object: second,
    dative: third,
    genitive: genitive || genitiveOf(gender, first, second, third),
  };
}

/** All that a name can be in a sentence. */
export function casesOf(language: Language, name: string, grammar?: string): readonly string[] {
  const { subject, object, dative, genitive } = nounOf(name, grammar);
  return [...new Set([name, subject, object, dative, ...(language === 'de' ? [genitive] : [])])];
}

type Case = 'subject' | 'object' | 'dative' | 'genitive';
/** What stands before the name, by its gender. */
type Before = Readonly<Record<string, string>>;

/** `f!` is a place that one is on, not in: „auf der Kommandobrücke“; `n!` one that one is at: „am Kühlsystem“. */
const DE: Readonly<Record<string, readonly [Case, Before]>> = {
  der: ['subject', { m: 'der ', f: 'die ', n: 'das ', p: 'die ' }],
  den: ['object', { m: 'den ', f: 'die ', n: 'das ', p: 'die ' }],
  dem: ['dative', { m: 'dem ', f: 'der ', n: 'dem ', p: 'den ' }],
  im: [
    'dative',
    {
      m: 'im ',
      f: 'in der ',
      n: 'im ',
      p: 'in den ',
      '-': 'in ',
      'f!': 'auf der ',
      'n!': 'am ',
    },
  ],
  ins: [
    'object',
    {
      m: 'in den ',
      f: 'in die ',
      n: 'ins ',
      p: 'in die ',
      '-': 'in ',
      'f!': 'auf die ',
      'n!': 'zum ',
    },
  ],
  aus: [
    'dative',
    {
      m: 'aus dem ',
      f: 'aus der ',
      n: 'aus dem ',
      p: 'aus den ',
      '-': 'aus ',
      'f!': 'von der ',
      'n!': 'vom ',
    },
  ],
  des: ['genitive', { m: 'des ', f: 'der ', n: 'des ', p: 'der ', '-': 'von ' }],
  vom: ['dative', { m: 'vom ', f: 'von der ', n: 'vom ', p: 'von den ', '-': 'von ' }],
  zum: ['dative', { m: 'zum ', f: 'zur ', n: 'zum ', p: 'zu den ', '-': 'zu ' }],
  ein: ['subject', { m: 'ein ', f: 'eine ', n: 'ein ' }],
  einen: ['object', { m: 'einen ', f: 'eine ', n: 'ein ' }],
};

/** `m!` and `f!` do not elide: le Hacker. */
const FR: Readonly<Record<string, Before>> = {
  le: { m: 'le ', f: 'la ', p: 'les ', elided: 'l’' },
  du: { m: 'du ', f: 'de la ', p: 'des ', elided: 'de l’', '-': 'de ' },
  au: { m: 'au ', f: 'à la ', p: 'aux ', elided: 'à l’', '-': 'à ' },
  un: { m: 'un ', f: 'une ', p: 'des ' },
};

/** `f!` is feminine with a stressed a in front: el Arma inteligente. */
const ES: Readonly<Record<string, Before>> = {
  el: { m: 'el ', f: 'la ', 'f!': 'el ', mp: 'los ', fp: 'las ' },
  del: { m: 'del ', f: 'de la ', 'f!': 'del ', mp: 'de los ', fp: 'de las ', '-': 'de ' },
  al: { m: 'al ', f: 'a la ', 'f!': 'al ', mp: 'a los ', fp: 'a las ', '-': 'a ' },
  un: { m: 'un ', f: 'una ', 'f!': 'un ', mp: 'unos ', fp: 'unas ' },
};

const VOWEL = /^[aeiouyhàâéèêëîïôœû]/i;

/** `m!` and `-!` are a place that one is at, not in: “at the Generator”, “to Engine 2”. */
const EN: Readonly<Record<string, readonly [inside: string, near: string]>> = {
  in: ['in', 'at'],
  into: ['into', 'to'],
};

function english(form: string, { gender, subject }: Noun): string | null {
  const the = gender.startsWith('-') ? subject : `the ${subject}`;
  if (form === 'the') return the;
  const [inside, near] = EN[form] ?? [];
  if (inside !== undefined) return `${gender.endsWith('!') ? near : inside} ${the}`;
  if (form !== 'a') return null;
  return /^[-p]/.test(gender) ? subject : `${/^[aeiou]/i.test(subject) ? 'an' : 'a'} ${subject}`;
}

const german = (form: string, noun: Noun): string | null => {
  const [wanted, before] = DE[form] ?? [];
  if (!wanted || !before) return null;
  const article = before[noun.gender] ?? before[noun.gender.replace(/!|(?<=-)./, '')];
  return `${article ?? ''}${noun[wanted]}`;
};

const french = (form: string, { gender, subject }: Noun): string | null => {
  const before = FR[form];
  if (before === undefined) return null;
  if (gender === '-' && form === 'du' && VOWEL.test(subject)) return `d’${subject}`;
  const elides = /^[mf]$/.test(gender) && VOWEL.test(subject) && before['elided'] !== undefined;
  return `${before[elides ? 'elided' : gender.replace('!', '')] ?? ''}${subject}`;
};

const spanish = (form: string, { gender, subject }: Noun): string | null => {
  const before = ES[form];
  return before === undefined ? null : `${before[gender] ?? ''}${subject}`;
};

const SAY: Readonly<Record<Language, (form: string, noun: Noun) => string | null>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

/** The forms of a name, or of a message that stands for one, that a sentence can begin with and be about. */
export const SUBJECT_FORMS: ReadonlySet<string> = new Set(['The', 'Der', 'Le', 'El', 'Subject']);

/**
 * What stands for a name as the subject of the next sentence. Spanish needs no word at all; English `c` is somebody
 * who may be a woman or a man.
 */
const PRONOUNS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { m: 'He', f: 'She', n: 'It', '-': 'It' },
  de: { m: 'Er', f: 'Sie', n: 'Es' },
  fr: { m: 'Il', f: 'Elle' },
  es: { m: '', f: '' },
};

/**
 * What goes on with the name that a sentence ends with. A German clause would need its verb at the end, and an English one
 * to know people from things.
 */
export const RELATIVES: Readonly<Record<Language, string | null>> = {
  en: null,
  de: null,
  fr: 'qui',
  es: 'que',
};

export const pronounOf = (language: Language, gender: string): string | null =>
  PRONOUNS[language][gender] ?? null;

/** German: what stands for a name that was no subject, as the subject of the next sentence. */
const DEMONSTRATIVES: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: { m: 'Der', f: 'Die', n: 'Das', '-m': 'Der', '-f': 'Die' },
};

export const demonstrativeOf = (language: Language, gender: string): string | null =>
  DEMONSTRATIVES[language]?.[gender] ?? null;

export interface ObjectForm {
  /** What stands for the name, by its gender. */
  readonly pronoun: Readonly<Record<string, string>>;
  /** The form of the name itself, where it has to be said. */
  readonly otherwise: string;
}

/** Forms of a name that is not the subject: “him”, if a reader knows who that is. */
const OBJECTS: Readonly<Record<Language, Readonly<Record<string, ObjectForm>>>> = {
  en: { him: { pronoun: { m: 'him', f: 'her', n: 'it', '-': 'it' }, otherwise: 'the' } },
  de: {
    ihn: { pronoun: { m: 'ihn', f: 'sie', n: 'es' }, otherwise: 'den' },
    ihm: { pronoun: { m: 'ihm', f: 'ihr', n: 'ihm' }, otherwise: 'dem' },
  },
  fr: { lui: { pronoun: { m: 'lui', f: 'elle' }, otherwise: 'le' } },
  es: { ello: { pronoun: { m: 'él', f: 'ella' }, otherwise: 'el' } },
};

export const objectForm = (language: Language, form: string): ObjectForm | undefined =>
  OBJECTS[language][form];

/** What a name stands between if it is quoted. */
const QUOTES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['«\u202f', '\u202f»'],
  es: ['«', '»'],
};

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A name in the form that a message asks for; with a capital where the form has one. */
export function inForm(
  language: Language,
  form: string,
  name: string,
  grammar: string | undefined,
): string {
  if (form === 'quoted') return QUOTES[language].join(name);
  if (form === 'or') return name;
  if (form === 'lower') return name.charAt(0).toLocaleLowerCase() + name.slice(1);
  const noun = nounOf(name, grammar);
  if (form === 'g') return noun.gender.replace('!', '');
  const said = SAY[language](form.toLowerCase(), noun);
  if (said === null) throw new RangeError(`no form "${form}" of a name in ${language}`);
  return /^\p{Lu}/u.test(form) ? capital(said) : said;
}
