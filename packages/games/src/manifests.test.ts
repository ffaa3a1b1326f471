import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { MANIFESTS } from './manifests.ts';
import { SETS } from './packs/sets.ts';
import { type Language, Voice } from './text/voice.ts';

describe.each(MANIFESTS.map((one) => [one.id, one] as const))(
  'the manifest of %s',
  (id, { lobby }) => {
    const { game, texts } = GAMES[id]!;

    it('offers every table option of the game, with all its values', () => {
      // A set of cards brings its own option.
      const sets = Object.fromEntries(SETS.map(({ id }) => [id, [false, true]]));
      expect({ ...lobby.options, ...sets }).toEqual({ ...game.options, ...sets });
      for (const name of lobby.usual) expect(Object.keys(lobby.options)).toContain(name);
    });

    it('decides by its editions exactly the options that leave it to them', () => {
      const left = Object.entries(lobby.options)
        .filter(([, values]) => values[0] === 'edition')
        .map(([name]) => name);
      const editions = Object.values(lobby.editions ?? {});
      expect(Object.keys(lobby.editions ?? {})).toEqual(lobby.options['edition'] ?? []);
      for (const decided of editions) {
        expect(Object.keys(decided).sort()).toEqual(left.sort());
        for (const [name, value] of Object.entries(decided))
          expect(lobby.options[name]).toContain(value);
      }
      // An option on which all editions agree need not depend on the edition.
      for (const name of left)
        expect(new Set(editions.map((decided) => decided[name])).size).toBeGreaterThan(1);
    });

    it.each(Object.keys(texts))(
      'has a sentence for each option and a name for each value in "%s"',
      (language) => {
        const voice = new Voice(language as Language, texts[language as Language]);
        const nameless = Object.entries(lobby.options).flatMap(([name, values]) => {
          const missing = voice.has(`tableOption.${name}`) ? [] : [name];
          for (const value of values) {
            const key = typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${name}-${value}`;
            if (!voice.has(`tableChoice.${value === 'edition' ? value : key}`)) missing.push(key);
          }
          return missing;
        });
        expect(nameless).toEqual([]);
      },
    );
  },
);
