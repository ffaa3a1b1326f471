/** One page about an experiment: no scripts, nothing from elsewhere, light and dark. */
import { type Language, Voice } from '@deadlight/games';
import { cliTexts } from '../../text/index.ts';
import { gamesIn } from '../experiment.ts';
import { digestOf, type Results } from '../results.ts';
import { type Figure, figuresOf } from './figures.ts';
import { findings, usually } from './findings.ts';
import { type Group, groupsOf } from './groups.ts';
import { groupName } from './names.ts';
import { STYLE } from './style.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const text = (said: string): string => said.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function figure({ id, svg, legend }: Figure, voice: Voice): string {
  const colours = legend
    .map((item) => `<span><i style="background:${item.colour}"></i>${text(item.label)}</span>`)
    .join(' ');
  const title = text(voice.say(`lab.figure.${id}.title`));
  const named = svg.replace('<svg ', `<svg role="img" aria-label="${title}" `);
  return `<figure><h3>${title}</h3>
${legend.length > 0 ? `<p class="legend">${colours}</p>` : ''}${named}
<figcaption>${text(voice.say(`lab.figure.${id}.note`))}</figcaption></figure>`;
}

const section = (group: Group, index: number): string =>
  `<section id="group-${index}"><h2>${text(groupName(group))}</h2>
${list(findings(group).map(text))}
<div class="figures">${figuresOf(group)
    .map((one) => figure(one, group.voice))
    .join('\n')}</div></section>`;

/** For each group, in a line, how it usually goes there. */
const headlines = (groups: readonly Group[]): string =>
  list(
    groups.map(
      (group, i) => `<a href="#group-${i}">${text(groupName(group))}</a>: ${text(usually(group))}`,
    ),
  );

export function pageOf(results: Results, language: Language): string {
  const voice = new Voice(language, cliTexts[language]);
  const groups = groupsOf(results, language);
  const { experiment, batches } = results;
  const games = batches.reduce((sum, batch) => sum + batch.games, 0);
  const decisions = groups
    .flatMap((group) => group.games)
    .reduce((sum, played) => sum + played.decisions, 0);
  const title = voice.say('lab.title', { name: experiment.name });
  const about = voice.say('lab.about', {
    games,
    decisions,
    missing: gamesIn(experiment) - games,
    seed: experiment.seed,
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${text(title)}</h1>
<p>${text(about)}</p>
${headlines(groups)}
<p class="note">${text(voice.say('lab.sure'))}</p></header>
${groups.map(section).join('\n')}
<footer><p>${text(voice.say('simulate.digest', { digest: digestOf(results) }))}</p></footer>
</body>
</html>
`;
}
