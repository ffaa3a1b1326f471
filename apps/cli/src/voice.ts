import { botTexts } from '@deadlight/bots';
import { type Language, type PlayableGame, Voice } from '@deadlight/games';
import { cliTexts } from './text/index.ts';

/** Speaks of a game, and of this program. */
export const voiceFor = ({ texts }: PlayableGame, language: Language): Voice =>
  new Voice(language, texts[language], botTexts[language], cliTexts[language]);
