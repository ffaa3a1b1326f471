/** Somebody else may say no aloud: the screen stays where it is. */
import { busy, call, tell } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import './call.css';

export function Call() {
  const voice = useVoice();
  const { seat, ref, name, at } = call.value!;
  const said = voice.say(ref.slice(1));
  // A name of the game may take an article; a player's own name never does.
  const who = name === '' ? ref : `${name} (${said})`;
  return (
    <fieldset class="call" aria-label={name === '' ? said : who}>
      <h2 class="call-title">{voice.say('call.title', { who })}</h2>
      <p>{voice.say(`ask.${at}`)}</p>
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
          {voice.say('call.no', { who })}
        </button>
        <button type="button" class="plain" onClick={() => tell({ say: 'hand-over', seat })}>
          {voice.say('handOver.title', { who })}
        </button>
      </p>
      <p class="dim">{voice.say('call.text')}</p>
    </fieldset>
  );
}
