/** Everything of the game that has a page of its own, found by its name as it is said. */
import type { Article } from '@deadlight/games';
import { computed } from '@preact/signals';
import { browserGame } from '../link.ts';
import { voice } from '../text/voice.ts';

export const articles = computed<readonly Article[]>(() =>
  browserGame.value === null || voice.value === null || !voice.value.has('game.name')
    ? []
    : browserGame.value.app.articles(voice.value),
);

export const articleById = computed(
  () => new Map(articles.value.map((article) => [article.id, article])),
);

const byName = computed(() => Map.groupBy(articles.value, ({ name }) => name.toLowerCase()));

/** The article of that name; if there are several, the one with that rule. A room may have its number before it, a figure behind. */
export function articleNamed(name: string, rule: string | null): Article | undefined {
  const said = name.toLowerCase();
  const all = [said, said.replace(/^\S+ /, ''), said.replace(/ \d+$/, '')].flatMap(
    (one) => byName.value.get(one) ?? [],
  );
  return all.find((one) => one.rule === rule) ?? all[0];
}

/** Where a name stands in a sentence it is surely meant; a card is often called as what one does. */
const LINKED: readonly string[] = ['room', 'creature', 'character', 'item'];

export const linkedNames = computed(() => [
  ...new Set(articles.value.filter(({ kind }) => LINKED.includes(kind)).map(({ name }) => name)),
]);
