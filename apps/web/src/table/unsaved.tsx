/** Where nothing can be kept, a file still can. */
import { moment, tell, unsaved } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import './unsaved.css';

export function Unsaved() {
  const voice = useVoice();
  if (unsaved.value === null) return null;
  return (
    <span class="unsaved" role="status">
      {voice.say(`table.unsaved.${unsaved.value}`)}{' '}
      <button
        type="button"
        class="quiet"
        onClick={() => tell({ say: 'export', id: moment.value!.id })}
      >
        {voice.say('end.export')}
      </button>
    </span>
  );
}
