/** What the table options of a game are called, without the rest of its texts. */
import { at, type OptionValue } from '@deadlight/engine';
import type { Language, Texts, Voice } from '@deadlight/games/text';
import { signal } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { OFFERED, type Offered } from './games.ts';

/** What each option is about, and what its values are called. */
interface OptionTexts {
  readonly about: Texts;
  readonly choices: Texts;
}

const ABOUT = import.meta.glob<Texts | undefined>('../../../../packages/games/src/*/text/*.json', {
  query: '?group=tableOption',
  import: 'texts',
});
const CHOICES = import.meta.glob<Texts | undefined>(
  '../../../../packages/games/src/*/text/*.json',
  { query: '?group=tableChoice', import: 'texts' },
);

const optionTexts = signal<Readonly<Record<string, OptionTexts>>>({});

/** One group of texts, with those of the folders that a game shares below its own. */
async function read(
  files: typeof ABOUT,
  { id, shares }: Offered,
  spoken: Language,
): Promise<Texts> {
  const folders = [...shares, id].map((folder) =>
    files[`../../../../packages/games/src/${folder}/text/${spoken}.json`]?.(),
  );
  return Object.assign({}, ...(await Promise.all(folders)));
}

/** Keeps the texts of a game's options at hand, in the language that is spoken. */
export function loadOptionTexts(game: string): () => void {
  const offered = OFFERED.find(({ id }) => id === game);
  if (offered === undefined) return () => {};
  return language.subscribe(async (spoken) => {
    const [about, choices] = await Promise.all([
      read(ABOUT, offered, spoken),
      read(CHOICES, offered, spoken),
    ]);
    optionTexts.value = { ...optionTexts.peek(), [game]: { about, choices } };
  });
}

const textOf = (texts: Texts | undefined, key: string): string | null => {
  const text = texts?.[key];
  return typeof text === 'string' ? text : null;
};

/** What an option is about, in one sentence. */
export const aboutOption = (game: string, name: string): string =>
  textOf(optionTexts.value[game]?.about, name) ?? name;

type Options = Readonly<Record<string, OptionValue>>;

/** What a value of an option is called; where the edition decides, also what it decides. */
export function choiceName(
  { id, editions }: Pick<Offered, 'id' | 'editions'>,
  options: Options,
  name: string,
  value: OptionValue,
): string {
  const choices = optionTexts.value[id]?.choices;
  const own = textOf(choices, `${name}-${value}`);
  if (own !== null) return own;
  if (value === 'edition') {
    const decided = editions?.[String(options['edition'])]?.[name] ?? '';
    const told = choiceName({ id }, options, name, decided);
    return (textOf(choices, 'edition') ?? '{value}').replace('{value}', told);
  }
  if (typeof value === 'boolean') return textOf(choices, value ? 'yes' : 'no') ?? String(value);
  return String(value);
}

/** The options that tell tables apart: those in sight, and of the others those that are not as usual. */
export function termsOf(voice: Voice, offered: Offered, options: Options): string[] {
  return Object.entries(offered.options).flatMap(([name, values]) => {
    const value = options[name] ?? at(values, 0, 'value');
    const inSight = offered.usual.includes(name);
    if (!inSight && value === values[0]) return [];
    return voice.say('online.term', {
      option: inSight ? voice.say(`tableOptions.${name}`) : aboutOption(offered.id, name),
      value: inSight
        ? voice.say(`tableOptions.${name}-${value}`)
        : choiceName(offered, options, name, value),
    });
  });
}
