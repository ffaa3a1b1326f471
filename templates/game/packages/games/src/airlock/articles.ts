import { type Article, cardArticles } from '../article.ts';
import type { Voice } from '../text/voice.ts';
import { cardSheets } from './sheets.ts';

/** Everything that has its own page. */
export const articles = (voice: Voice): Article[] => cardArticles(voice, cardSheets(voice));
