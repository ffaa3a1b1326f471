import { type Article, cardArticles } from '../article.ts';
import type { Voice } from '../text/voice.ts';
import { cardSheets } from './sheets.ts';

/** All that has a page of its own. */
export const articles = (voice: Voice): Article[] => cardArticles(voice, cardSheets(voice));
