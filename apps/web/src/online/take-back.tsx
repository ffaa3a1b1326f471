/** Where somebody has learned something since, the others are asked whether a decision may be taken back. */
import { Icon } from '../icons/icon.tsx';
import { moment } from '../link.ts';
import { route } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { info, say } from './line.ts';

export function TakeBack() {
  const voice = useVoice();
  const table = info.value;
  const now = moment.value;
  if (route.value.at !== 'online' || table === null || now === null) return null;
  const mine = table.seats[now.view.seat]?.mine === true;
  if (!mine || table.state !== 'playing' || now.undoable > 0 || now.replay !== null) return null;
  return (
    <button
      type="button"
      class="plain"
      disabled={table.vote !== null}
      onClick={() => say({ say: 'propose', about: { do: 'rewind' } })}
    >
      <Icon name="undo" /> {voice.say('onlineTable.takeBack')}
    </button>
  );
}
