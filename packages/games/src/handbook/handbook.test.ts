import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSetup, costIn, Match, randomFrom, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { tipFor } from '../article.ts';
import { GAMES } from '../games.ts';
import { isRuling, parseCatalogue } from '../rules/catalogue.ts';
import { type Frame, runScenario } from '../scenario/run.ts';
import { LANGUAGES, Voice } from '../text/voice.ts';
import { GLOSSARY, type Handbook, handbookOf, loadHandbook } from './index.ts';
import { partsOf, sentencesOf } from './sentences.ts';

/** All that is told; the glossary has a test of its own. */
const paragraphsOf = ({ chapters }: Handbook) =>
  chapters.filter(({ id }) => id !== GLOSSARY).flatMap(({ paragraphs }) => paragraphs);
const textsOf = (handbook: Handbook) => paragraphsOf(handbook).map(({ text }) => text);
/** `NEM-NOISE-04` belongs to the section `NOISE`. */
const sectionOf = (rule: string): string => rule.split('-')[1]!;

describe.each(Object.entries(GAMES))('the handbook of %s', (game, { rules }) => {
  const file = join(import.meta.dirname, '../../../../rules', rules.file);
  const known = parseCatalogue(readFileSync(file, 'utf8'));
  const catalogue = known.map(({ id }) => id);
  const rulings = new Set(known.filter(isRuling).map(({ id }) => id));

  it.each(LANGUAGES)(
    '%s says every paragraph of the outline, and nothing else',
    async (language) => {
      const { default: outline } = await (await handbookOf(game)).outline();
      const { default: pages } = await (await handbookOf(game)).pages[language]();
      const names = Object.entries(outline).map(([chapter, paragraphs]) => [
        chapter,
        ...Object.keys(paragraphs),
      ]);
      const said = Object.entries(pages).map(([chapter, { paragraphs }]) => [
        chapter,
        ...Object.keys(paragraphs),
      ]);
      expect(said).toEqual(names);
      const handbook = await loadHandbook(game, language);
      for (const { title } of handbook.chapters) expect(title.trim()).not.toBe('');
      for (const text of textsOf(handbook)) {
        expect(text.trim(), text).toBe(text);
        expect(text.length, text).toBeGreaterThan(20);
        expect(text.length, text).toBeLessThanOrEqual(600);
      }
    },
  );

  it('cites rules that exist, and at least one in every paragraph', async () => {
    for (const { id, rules: cited } of paragraphsOf(await loadHandbook(game, 'en'))) {
      expect(cited, id).not.toEqual([]);
      expect(
        cited.filter((rule) => !catalogue.includes(rule)),
        id,
      ).toEqual([]);
      expect(new Set(cited).size, id).toBe(cited.length);
    }
  });

  it('names the sentences that are rulings, the same in every language', async () => {
    const { default: outline } = await (await handbookOf(game)).outline();
    const pages = await Promise.all(
      LANGUAGES.map(async (language) => (await (await handbookOf(game)).pages[language]()).default),
    );
    for (const [chapter, paragraphs] of Object.entries(outline))
      for (const [name, grounds] of Object.entries(paragraphs)) {
        const at = `${chapter}/${name}`;
        const marked = 'ours' in grounds;
        const cited = marked ? grounds.rules : grounds;
        const ours = cited.filter((rule) => rulings.has(rule));
        if (ours.length > 0 && !marked)
          expect.fail(`${at} cites rulings (${ours}): outline.json must say { rules, ours } of it`);
        expect(marked, `${at} says "ours", but cites no ruling`).toBe(ours.length > 0);
        if (!marked) continue;
        const lengths = pages.map((page) => sentencesOf(page[chapter]!.paragraphs[name]!).length);
        expect(new Set(lengths).size, `${at}: ${lengths.join(' ')}`).toBe(1);
        expect(
          [...new Set(grounds.ours)].sort((a, b) => a - b),
          at,
        ).toEqual(grounds.ours);
        for (const number of grounds.ours) {
          expect(number, at).toBeGreaterThanOrEqual(1);
          expect(number, at).toBeLessThanOrEqual(lengths[0]!);
        }
        // A paragraph based on rulings alone is entirely ours.
        if (ours.length === cited.length) expect(grounds.ours, at).toHaveLength(lengths[0]!);
      }
  });

  it('tells about every section of the catalogue but the single cards', async () => {
    const told = new Set(
      paragraphsOf(await loadHandbook(game, 'en')).flatMap(({ rules: cited }) =>
        cited.map(sectionOf),
      ),
    );
    const sections = new Set(catalogue.map(sectionOf));
    sections.delete('CARD');
    expect([...sections].filter((section) => !told.has(section))).toEqual([]);
  });

  it('says nothing in the same words in two languages', async () => {
    const texts = await Promise.all(
      LANGUAGES.map(async (language) => textsOf(await loadHandbook(game, language))),
    );
    const all = texts.flat();
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  });
});

const SCENARIOS = join(import.meta.dirname, '../../../../scenarios');

/** The examples of a game: the scenarios of its handbook, with what each shows. */
function examplesOf(game: string): Map<string, Frame[]> {
  const folder = join(SCENARIOS, game, 'handbook');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((file) => {
      const frames: Frame[] = [];
      const text = readFileSync(join(folder, file), 'utf8');
      const { failures } = runScenario(text, file, { shown: (frame) => void frames.push(frame) });
      expect(failures, file).toEqual([]);
      return [file.replace('.yaml', ''), frames];
    }),
  );
}

describe.each(Object.entries(GAMES))('the primer of %s', (id, playable) => {
  const { game, texts } = playable;
  const examples = examplesOf(id);

  it.each(LANGUAGES)('%s tells a round in five lines, and every action', async (language) => {
    const { primer, actions } = await loadHandbook(id, language);
    expect(primer.round).toHaveLength(5);
    expect(Object.keys(primer.actions)).toEqual(actions.map(({ verb }) => verb));
    for (const text of [primer.goal, ...primer.round, ...primer.end])
      expect(text.length, text).toBeGreaterThan(20);
  });

  it.each(LANGUAGES)('%s has a caption for every picture, and no other', async (language) => {
    const { primer } = await loadHandbook(id, language);
    const captions = Object.entries(primer.examples).map(([name, example]) => [
      name,
      Object.keys(example.captions),
    ]);
    const shown = [...examples].map(([name, frames]) => [name, frames.map((one) => one.caption)]);
    expect(captions.sort()).toEqual(shown.sort());
  });

  it('cites what actions really cost', async () => {
    const { actions } = await loadHandbook(id, 'en');
    // Wounds, elevators and the like change single costs.
    const seen = new Map<string, number[]>();
    const offered = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const match = new Match(game, checkSetup(game, { seats: game.seats.max, seed: `cost-${i}` }));
      const random = randomFrom(`cost-${i}`);
      for (let turn = 0; turn < 600 && match.table.over === null; turn++) {
        const seat = match.table.pending[0]!;
        const question = viewOf(match.table, seat).question!;
        for (const option of question.options) {
          const [verb] = option.split(' ') as [string];
          offered.add(verb);
          const cost = costIn(question, option);
          if (cost !== null) seen.set(verb, [...(seen.get(verb) ?? []), cost]);
        }
        match.decide(seat, anyAnswer(match.table, seat, random));
      }
    }
    const usual = (costs: readonly number[]): number =>
      costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)]!;
    for (const { verb, cost } of actions) {
      expect(Object.keys(game.verbs), verb).toContain(verb);
      // Actions state their cost, unless free.
      if (cost !== null && offered.has(verb)) expect(usual(seen.get(verb) ?? [0]), verb).toBe(cost);
    }
  });

  it.each(LANGUAGES)('%s has a tip for every objective, and no other', async (language) => {
    const { tips } = (await loadHandbook(id, language)).primer;
    const objectives = playable
      .articles(new Voice(language, texts[language]))
      .filter(({ asks }) => asks.length > 0);
    const given = objectives.map((objective) => tipFor(objective, tips));
    expect(objectives.filter((_, i) => given[i] === undefined)).toEqual([]);
    expect(new Set(given)).toEqual(new Set(Object.values(tips)));
  });

  it.each(LANGUAGES)('every card, room and creature has an article in %s', (language) => {
    const voice = new Voice(language, texts[language]);
    const articles = playable.articles(voice);
    const ids = new Set(articles.map((article) => article.id));
    expect(ids.size).toBe(articles.length);
    for (const { kind, id: card } of playable.cards(voice))
      expect(ids).toContain(`${kind}.${card}`);
    for (const { name, kind, text, see } of articles) {
      expect(name).not.toBe('');
      expect(voice.has(`kind.${kind}`), kind).toBe(true);
      expect(
        see.filter((one) => !ids.has(one)),
        name,
      ).toEqual([]);
      expect(text.includes('undefined'), name).toBe(false);
    }
    // Everything named in the log or on the table has a page; these two are not cards.
    const NO_CARD = /^item\.flashlight.*-[01]$|^wound\.blank$/;
    const LOOKED_UP = [
      'room',
      'item',
      'event',
      'attack',
      'objective',
      'wound',
      'weakness',
      'contingency',
    ];
    const named = game.kinds.filter(
      ({ group, name }) => LOOKED_UP.includes(group) && !name.includes(':'),
    );
    expect(
      named
        .map(({ group, name }) => `${group}.${name}`)
        .filter((one) => !ids.has(one) && !NO_CARD.test(one)),
    ).toEqual([]);
  });
});

it('the last chapter gives every term, what it is, and its name in all languages', async () => {
  const chapter = (await loadHandbook('lockdown', 'fr')).chapters.at(-1)!;
  expect(chapter.title).toBe('Glossaire');
  expect(chapter.paragraphs.find(({ id }) => id === 'section')).toMatchObject({
    text: 'L’une des trois parties de la base. Chacun est alimenté ou non.',
    term: { en: 'section', de: 'Sektion', fr: 'secteur', es: 'sección' },
  });
  const terms = chapter.paragraphs.map(({ term }) => term!.fr);
  expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'fr')));
});

it('a game without a handbook is refused by name', async () => {
  await expect(loadHandbook('chess', 'en')).rejects.toThrow('there is no handbook of "chess"');
});

it('a paragraph is cut where a ruling begins and ends, and nothing of it is lost', () => {
  const text = 'One. “Two!” Three (3.5 of 4). ¿Four? Five.';
  expect(sentencesOf(text)).toEqual(['One.', '“Two!”', 'Three (3.5 of 4).', '¿Four?', 'Five.']);
  expect(partsOf(text, { rules: ['A', 'B-R'], ours: [2, 3, 5] })).toEqual([
    { text: 'One.', ours: false },
    { text: '“Two!” Three (3.5 of 4).', ours: true },
    { text: '¿Four?', ours: false },
    { text: 'Five.', ours: true },
  ]);
  expect(partsOf(text, ['A'])).toEqual([{ text, ours: false }]);
});
