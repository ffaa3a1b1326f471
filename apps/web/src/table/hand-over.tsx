/** The screen changes hands; nothing of the game is in the page. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { handOver, tell } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import './hand-over.css';

/** A player who still presses a key or taps for the last question does not look at the next hand. */
const ARMED_AFTER = 1000;

export function HandOver() {
  const voice = useVoice();
  const { seat, ref, name } = handOver.value!;
  const button = useRef<HTMLButtonElement>(null);
  const [armed, arm] = useState(false);
  useEffect(() => {
    button.current?.focus();
    arm(false);
    const timer = setTimeout(() => arm(true), ARMED_AFTER);
    return () => clearTimeout(timer);
  }, [seat]);
  // A name of the game may take an article; a player's own name never does.
  const who = name === '' ? ref : `${name} (${voice.say(ref.slice(1))})`;
  return (
    <main class="hand-over">
      <h1>{voice.say('handOver.title', { who })}</h1>
      <p>{voice.say('handOver.text')}</p>
      <button
        type="button"
        class="primary big"
        ref={button}
        aria-disabled={!armed}
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={() => {
          if (armed) tell({ say: 'look', seat });
        }}
      >
        {voice.say('handOver.ready', { who })}
      </button>
    </main>
  );
}
