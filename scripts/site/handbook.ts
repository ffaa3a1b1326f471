/** What players read, in four languages: the handbook of each game, and every card, room and creature. */
import { at } from '@deadlight/engine';
import { voiceFor } from '../../apps/cli/src/voice.ts';
import { loadHandbook } from '../../packages/games/src/handbook/index.ts';
import {
  type Article,
  GAMES,
  LANGUAGES,
  type Language,
  setTitle,
  type Voice,
} from '../../packages/games/src/index.ts';
import { ruleAddress } from './catalogue.ts';
import { appLink, cell, heading, page, plain, table } from './markdown.ts';
import type { Pages } from './pages.ts';
import { siteTexts } from './texts.ts';

/** English is at the root of the site, the other languages in folders of their own. */
export const folderOf = (language: Language): string => (language === 'en' ? '' : `${language}/`);

async function handbookPage(game: string, language: Language): Promise<string> {
  const playable = at(GAMES, game, 'game');
  const voice = voiceFor(playable, language);
  const { primer, actions, chapters } = await loadHandbook(game, language);
  const texts = siteTexts[language];
  const rows = actions.map(({ verb, cost }) => {
    const { name, is } = at(primer.actions, verb, 'action');
    const costs = cost === null ? voice.say('handbook.asPrinted') : voice.say('cost', { cost });
    return [cell(name), cell(costs), cell(is)];
  });
  const examples = Object.entries(primer.examples).map(
    ([id, { title }]) => `- ${appLink(title, `#/rules/${game}/example/${id}`)}`,
  );
  return page(
    `# ${plain(voice.say('game.name'))}`,
    `*${plain(voice.say('game.tagline'))}*`,
    `## ${plain(voice.say('handbook.goal'))}`,
    plain(primer.goal),
    `## ${plain(voice.say('handbook.round'))}`,
    primer.round.map((line, i) => `${i + 1}. ${plain(line)}`).join('\n'),
    `## ${plain(voice.say('handbook.actions'))}`,
    table(['', '', ''], rows),
    `## ${plain(voice.say('handbook.ends'))}`,
    primer.end.map((line) => `- ${plain(line)}`).join('\n'),
    `## ${plain(texts.examples)}`,
    examples.join('\n'),
    chapters.flatMap(({ id, title, paragraphs }) => [
      heading(2, title, id),
      ...paragraphs.flatMap(({ text, parts, rules, term }) => [
        ...(term === undefined
          ? parts.map(({ text: said, ours }) =>
              ours ? `> ${plain(voice.say('handbook.ruling', { text: said }))}` : plain(said),
            )
          : [`**${plain(term[language])}**: ${plain(text)}`]),
        ...(rules.length === 0
          ? []
          : [`<small>${rules.map((rule) => `[${rule}](${ruleAddress(rule)})`).join(' ')}</small>`]),
      ]),
    ]),
  );
}

const MARKS = { confirmed: '', inferred: ' ~', reconstructed: ' ?' } as const;

const articleRow = ({ name, sure, copies, cost, text, rule }: Article): string[] => [
  `**${cell(name)}**${MARKS[sure]}${copies > 1 ? ` ×${copies}` : ''}`,
  cell(cost ?? ''),
  `${cell(text)}${rule === null ? '' : ` <small>[${rule}](${ruleAddress(rule)})</small>`}`,
];

/** Whether a set has a name to be listed under. */
const isNamed = (voice: Voice, set: string): boolean =>
  voice.has(`set.${set}`) || voice.has(`character.${set}`);

function cardsPage(game: string, language: Language): string {
  const playable = at(GAMES, game, 'game');
  const voice = voiceFor(playable, language);
  const texts = siteTexts[language];
  const kinds = Map.groupBy(playable.articles(voice), ({ kind }) => kind);
  return page(
    `# ${plain(voice.say('game.name'))}: ${plain(texts.cards)}`,
    plain(texts.marks),
    [...kinds].flatMap(([kind, articles]) => [
      heading(2, voice.say(`kind.${kind}`), kind),
      ...[...Map.groupBy(articles, ({ set }) => set)].flatMap(([set, inSet]) => [
        ...(isNamed(voice, set) ? [heading(3, setTitle(voice, set), `${kind}-${set}`)] : []),
        table(['', '', ''], inSet.map(articleRow)),
      ]),
    ]),
  );
}

export async function writeHandbooks(pages: Pages): Promise<void> {
  for (const language of LANGUAGES) {
    const folder = folderOf(language);
    const texts = siteTexts[language];
    const names = Object.keys(GAMES).map((game) => {
      const voice = voiceFor(at(GAMES, game, 'game'), language);
      return { game, name: voice.say('game.name'), tagline: voice.say('game.tagline') };
    });
    for (const { game } of names) {
      pages.write(`${folder}games/${game}.md`, await handbookPage(game, language));
      pages.write(`${folder}cards/${game}.md`, cardsPage(game, language));
    }
    pages.write(
      `${folder}index.md`,
      page(
        '# Deadlight',
        plain(texts.lead),
        appLink(texts.play),
        table(
          ['', '', ''],
          names.map(({ game, name, tagline }) => [
            `**[${cell(name)}](/${folder}games/${game})**`,
            cell(tagline),
            `[${cell(texts.cards)}](/${folder}cards/${game})`,
          ]),
        ),
        language === 'en'
          ? '[The rules by number](/rules/) · [The documents, by reader](/docs/)'
          : `[${plain(texts.rules)}](/rules/)`,
      ),
    );
  }
}
