/** What a table plays by, where that can differ. */
import type { OptionValue } from '@deadlight/engine';
import { useEffect } from 'preact/hooks';
import { useVoice } from '../text/voice.ts';
import { OFFERED } from './games.ts';
import { loadOptionTexts, termsOf } from './option-texts.ts';

interface TermsProps {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export function Terms({ game, options }: TermsProps) {
  const voice = useVoice();
  useEffect(() => loadOptionTexts(game), [game]);
  const offered = OFFERED.find(({ id }) => id === game);
  if (offered === undefined) return null;
  return (
    <p class="dim table-terms">
      {voice.say('tableOptions.played')}: {termsOf(voice, offered, options).join(' · ')}
    </p>
  );
}
