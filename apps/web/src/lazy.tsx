import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadIcons } from './icons/icon.tsx';
import { speakOfAll, useVoice } from './text/voice.ts';

/** A part of the app did not arrive: that is said, and can be tried again. */
function Missing() {
  const voice = useVoice();
  return (
    <main class="loading">
      <div role="alert">
        <h1>{voice.say('problem.not-loaded')}</h1>
      </div>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {voice.say('problem.reload')}
      </button>
    </main>
  );
}

/** A screen whose code is loaded when it is first shown; a part of one shows nothing until it is there. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isPart = false,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return (props: P) => {
    const [state, become] = useState<'waits' | 'there' | 'missing'>('waits');
    useEffect(() => {
      if (loaded !== null) return;
      void Promise.all([load(), loadIcons(), speakOfAll()]).then(
        ([component]) => {
          loaded = component;
          become('there');
        },
        () => become('missing'),
      );
    }, []);
    if (loaded !== null) return h(loaded, props);
    if (isPart) return null;
    return state === 'missing' ? <Missing /> : <main class="loading" aria-busy="true" />;
  };
}
