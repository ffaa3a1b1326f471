/** The names of the puzzles and why temptations do not lead there, loaded where they are wanted. */
import { loadPuzzleTexts } from '@deadlight/games/puzzles';
import { Voice } from '@deadlight/games/text';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../settings/settings.ts';

const puzzleVoice = signal<Voice | null>(null);

/** Null until the texts are there. */
export function usePuzzleVoice(isWanted: boolean): Voice | null {
  const wanted = language.value;
  useEffect(() => {
    if (!isWanted || puzzleVoice.peek()?.language === wanted) return;
    void loadPuzzleTexts(wanted).then((texts) => {
      puzzleVoice.value = new Voice(wanted, texts);
    });
  }, [isWanted, wanted]);
  return puzzleVoice.value;
}
