/** Somebody else may say no aloud: the screen stays where it is. */
import { busy, call, tell } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import './call.css';

export function Call() {
  const voice = useVoice();
  const { seat, ref, name, at } = call.value!;
  const who = voice.say(ref.slice(1));
  const called = name === '' ? who : `${name} (${who})`;
  return (
    <fieldset class="call" aria-label={called}>
      <h2 class="call-title" aria-live="polite">
        {voice.say('call.title', { who: called })}
      </h2>
      <p>{voice.say(`ask.${at}`)}</p>
      <p class="dim">{voice.say('call.text')}</p>
      <p class="call-tools">
        <button
          type="button"
          class="primary"
          disabled={busy.value}
          onClick={() => {
            busy.value = true;
            tell({ say: 'decline', seat });
          }}
        >
          {voice.say('call.no', { who: called })}
        </button>
        <button type="button" class="plain" onClick={() => tell({ say: 'hand-over', seat })}>
          {voice.say('handOver.title', { who: called })}
        </button>
      </p>
    </fieldset>
  );
}
