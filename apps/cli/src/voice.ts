import { botTexts } from '@deadlight/bots';
import { askTexts, type Language, type PlayableGame, type Texts, Voice } from '@deadlight/games';
import { levelTexts } from '@deadlight/host/levels';
import { cliTexts } from './text/index.ts';

/** Speaks of a game, of this program, and of what else is asked for. */
export const voiceFor = (
  { texts }: PlayableGame,
  language: Language,
  ...more: readonly Texts[]
): Voice =>
  new Voice(
    language,
    texts[language],
    askTexts[language],
    botTexts[language],
    levelTexts[language],
    cliTexts[language],
    ...more,
  );
