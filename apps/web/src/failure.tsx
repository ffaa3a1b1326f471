/** What went wrong, in words; the game is not lost. */
import { failure, moment, tell } from './link.ts';
import { go, route } from './route.ts';
import { useVoice } from './text/voice.ts';
import './table/dialog.css';
import './failure.css';

/** After a host has died, the table is taken up from where it was kept. */
function goOn(): void {
  const at = route.peek();
  const died = failure.peek()?.problem === 'host-died';
  failure.value = null;
  if (died && at.at === 'table') tell({ say: 'restore', id: at.id });
  else if (died && at.at === 'lobby') tell({ say: 'list' });
  else if (moment.peek() === null && at.at !== 'lobby') go({ at: 'lobby' });
}

function leave(): void {
  failure.value = null;
  go({ at: 'lobby' });
}

export function Failure() {
  const voice = useVoice();
  const now = failure.value;
  if (now === null) return null;
  const taken = now.problem === 'host-died' && route.value.at === 'table';
  return (
    <div class="failure" role="alert">
      <p>{voice.say(`problem.${now.problem}`)}</p>
      {now.detail !== '' && <p class="dim">{now.detail}</p>}
      <p class="dialog-tools">
        <button type="button" class="primary" onClick={goOn}>
          {voice.say(taken ? 'problem.goOn' : 'problem.ok')}
        </button>
        {taken && (
          <button type="button" class="plain" onClick={leave}>
            {voice.say('end.lobby')}
          </button>
        )}
      </p>
    </div>
  );
}
