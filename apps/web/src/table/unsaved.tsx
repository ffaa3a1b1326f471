/** Where nothing can be kept, a file still can. */
import { useAnnounced } from '../ears/announcer.ts';
import { moment, unsaved } from '../link.ts';
import { exportGame } from '../share/export-game.tsx';
import { useVoice } from '../text/voice.ts';
import './unsaved.css';

export function Unsaved() {
  const voice = useVoice();
  useAnnounced(unsaved.value === null ? '' : voice.say(`table.unsaved.${unsaved.value}`));
  if (unsaved.value === null) return null;
  return (
    <span class="unsaved">
      {voice.say(`table.unsaved.${unsaved.value}`)}{' '}
      <button
        type="button"
        class="quiet"
        onClick={() => exportGame(moment.value!.id, moment.value!.view.over !== null)}
      >
        {voice.say('end.export')}
      </button>
    </span>
  );
}
