/** What each game says of itself, without the rest of its texts. */
import { at } from '@deadlight/engine';
import type { Language, Texts } from '@deadlight/games/text';
import { signal } from '@preact/signals';
import { language } from '../settings/settings.ts';

interface About {
  readonly name: string;
  readonly tagline: string;
  readonly about: string;
}

const FILES = import.meta.glob<Texts>('../../../../packages/games/src/*/text/*.json', {
  query: '?group=game',
  import: 'texts',
});

const fileOf = (game: string, spoken: Language): string =>
  `../../../../packages/games/src/${game}/text/${spoken}.json`;

export const aboutGames = signal<Readonly<Record<string, About>>>({});

export function loadAbout(games: readonly string[]): () => void {
  return language.subscribe(async (spoken) => {
    const told = await Promise.all(games.map((game) => at(FILES, fileOf(game, spoken), 'file')()));
    aboutGames.value = Object.fromEntries(
      games.map((game, i) => [game, told[i] as unknown as About]),
    );
  });
}
