/** Asks again before what has lasting consequences; some of it can be taken back as long as nobody has learned anything. */
import { useEffect, useRef } from 'preact/hooks';
import { useVoice } from '../text/voice.ts';
import { answer, needsConfirmation } from './choices.ts';
import './dialog.css';

export function Confirm() {
  const voice = useVoice();
  const element = useRef<HTMLDialogElement>(null);
  const asked = needsConfirmation.value;
  useEffect(() => {
    if (asked !== null) element.current?.showModal();
    else element.current?.close();
  }, [asked]);
  return (
    <dialog
      ref={element}
      class="dialog"
      aria-label={voice.say('table.sure')}
      // Not `onClose`, which comes late: by then something else may be asked.
      onCancel={() => {
        needsConfirmation.value = null;
      }}
    >
      {asked !== null && (
        <div class="dialog-body">
          <h2>{voice.say('table.sure')}</h2>
          <p>{asked.label}</p>
          <p class="dialog-tools">
            <button type="button" class="primary" onClick={() => answer(asked.notation)}>
              {voice.say('table.confirm')}
            </button>
            <button
              type="button"
              class="plain"
              onClick={() => {
                needsConfirmation.value = null;
              }}
            >
              {voice.say('table.cancel')}
            </button>
          </p>
        </div>
      )}
    </dialog>
  );
}
