/** What sets of cards add to a game: a table option each, and their texts. */
import type { OptionSpecs, OptionValue } from '@deadlight/engine';
import { layer } from '../text/layer.ts';
import type { Language, Texts } from '../text/voice.ts';
import type { CardSet } from './card-set.ts';
import type { Pack } from './pack.ts';
import { SETS } from './sets.ts';

const isFor =
  (pack: Pack) =>
  ({ items }: CardSet): boolean =>
    items.some(({ from }) => from === undefined || from === pack);

/** The table options of a box's game that switch sets on; all are off by default. */
export const setOptions = (pack: Pack): OptionSpecs =>
  Object.fromEntries(SETS.filter(isFor(pack)).map(({ id }) => [id, [false, true]]));

/** The sets that are on. */
export const setsOn = (options: Readonly<Record<string, OptionValue>>): readonly CardSet[] =>
  SETS.filter(({ id }) => options[id] === true);

/** The texts of a game, with those of its sets on top. */
export function withSetTexts(pack: Pack, language: Language, texts: Texts): Texts {
  return SETS.filter(isFor(pack)).reduce((below, { id, texts: all }) => {
    const { option, items } = all[language];
    const each = (part: 'name' | 'form'): Texts =>
      Object.fromEntries(Object.entries(items).map(([item, own]) => [item, own[part]]));
    const own = {
      tableOption: { [id]: option },
      item: each('name'),
      forms: { item: each('form') },
    };
    return layer(below, own);
  }, texts);
}
