/** The texts of the guides and the lessons, loaded while somebody is guided. */
import { loadGuideTexts } from '@deadlight/games/guide';
import { loadLessonTexts } from '@deadlight/games/lessons';
import { layer, Voice } from '@deadlight/games/text';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../settings/settings.ts';

/** Null until the texts are there. */
export const guideVoice = signal<Voice | null>(null);

/** Says steps in the language that is set, once they are wanted. */
export function useGuideVoice(isWanted: boolean): Voice | null {
  const wanted = language.value;
  useEffect(() => {
    if (!isWanted || guideVoice.peek()?.language === wanted) return;
    void Promise.all([loadGuideTexts(wanted), loadLessonTexts(wanted)]).then(
      ([guides, lessons]) => {
        guideVoice.value = new Voice(wanted, layer(guides, lessons));
      },
    );
  }, [isWanted, wanted]);
  return guideVoice.value;
}
