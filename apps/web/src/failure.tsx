/** What went wrong, in words; the game is not lost. */
import { failure, moment, tell } from './link.ts';
import { route } from './route.ts';
import { useVoice } from './text/voice.ts';

export function Failure() {
  const voice = useVoice();
  const now = failure.value;
  if (now === null) return null;
  const close = (): void => {
    failure.value = null;
    const at = route.peek();
    // After a host has died, the table is taken up from where it was kept.
    if (now.problem === 'host-died' && at.at === 'table') tell({ say: 'restore', id: at.id });
    else if (moment.peek() === null && at.at !== 'lobby') location.hash = '#/';
  };
  return (
    <div class="failure" role="alert">
      <p>{voice.say(`problem.${now.problem}`)}</p>
      {now.detail !== '' && <p class="dim">{now.detail}</p>}
      <button type="button" class="primary" onClick={close}>
        {voice.say('problem.ok')}
      </button>
    </div>
  );
}
