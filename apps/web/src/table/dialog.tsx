/** A window over everything else: the browser's own dialog. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../lazy.tsx';
import { ears } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import './dialog.css';

/** Behind a window the page’s own field cannot be reached. */
const Command = lazy(async () => (await import('../ears/command.tsx')).Command, true);

interface Props {
  readonly open: Signal<boolean>;
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Dialog({ open, title, class: style = '', children }: Props) {
  const voice = useVoice();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current!;
    if (open.value && !dialog.open) dialog.showModal();
    else if (!open.value && dialog.open) dialog.close();
  }, [open.value]);
  return (
    <dialog
      ref={element}
      class={`dialog ${style}`}
      aria-label={title}
      onClose={() => {
        open.value = false;
      }}
      {...{ closedby: 'any' }}
    >
      {open.value && (
        <div class="dialog-body">
          <div class="dialog-head">
            <h2>{title}</h2>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                open.value = false;
              }}
            >
              {voice.say('table.close')}
            </button>
          </div>
          {children}
          {ears.value === 'on' && <Command />}
        </div>
      )}
    </dialog>
  );
}
