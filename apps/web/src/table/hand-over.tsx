/** The screen changes hands; nothing of the game is in the page. */
import { useEffect, useRef } from 'preact/hooks';
import { handOver, tell } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import './hand-over.css';

export function HandOver() {
  const voice = useVoice();
  const { seat, ref, name } = handOver.value!;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const who = voice.say(ref.slice(1));
  const called = name === '' ? who : `${name} (${who})`;
  return (
    <main class="hand-over">
      <h1>{voice.say('handOver.title', { who: called })}</h1>
      <p>{voice.say('handOver.text')}</p>
      <button
        type="button"
        class="primary big"
        ref={button}
        onClick={() => tell({ say: 'look', seat })}
      >
        {voice.say('handOver.ready', { who: called })}
      </button>
    </main>
  );
}
