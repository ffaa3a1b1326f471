/** A game as a file. One that is not over gives nothing away, unless everybody at the table agrees to open it. */
import { signal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { tell } from '../link.ts';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';

const open = signal(false);
const asked = signal('');

/** Gives a game out; asks first where that would tell secrets. */
export function exportGame(id: string, over: boolean): void {
  asked.value = id;
  if (over) give(false);
  else open.value = true;
}

const give = (agreed: boolean): void => {
  open.value = false;
  tell({ say: 'export', id: asked.peek(), agreed });
};

export function ExportDialog() {
  const voice = useVoice();
  return (
    <Dialog open={open} title={voice.say('export.title')}>
      <p>{voice.say('export.about')}</p>
      <p class="dialog-tools">
        <button type="button" class="primary" onClick={() => give(false)}>
          <Icon name="file" /> {voice.say('export.own')}
        </button>
        <button type="button" class="plain" onClick={() => give(true)}>
          {voice.say('export.whole')}
        </button>
      </p>
    </Dialog>
  );
}
