/** Another page plays this game. */
import { go } from './route.ts';
import { useVoice } from './text/voice.ts';

export function OpenInOtherTab({ takeOver }: { readonly takeOver: () => void }) {
  const voice = useVoice();
  return (
    <main class="loading">
      <div role="alert">
        <h1>{voice.say('problem.openInOtherTab')}</h1>
      </div>
      <button type="button" class="primary" onClick={takeOver}>
        {voice.say('problem.takeOver')}
      </button>
      <button type="button" class="plain" onClick={() => go({ at: 'lobby' })}>
        {voice.say('end.lobby')}
      </button>
    </main>
  );
}
