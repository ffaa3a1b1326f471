import { Icon } from '../icons/icon.tsx';
import type { Mark } from './scene.ts';

/** A small sign; its meaning is said where the pointer rests and to those who listen. */
export const MarkView = ({ mark }: { readonly mark: Mark }) => (
  <span class="mark" data-tone={mark.tone} data-mark={mark.icon} title={mark.label}>
    <Icon name={mark.icon} />
    {mark.text !== undefined && <span class="mark-text">{mark.text}</span>}
  </span>
);

/** The same where it stands alone, with its meaning for those who cannot see it. */
export const SaidMark = ({ mark }: { readonly mark: Mark }) => (
  <span class="mark" data-tone={mark.tone} data-mark={mark.icon} title={mark.label}>
    <Icon name={mark.icon} />
    {mark.text !== undefined && (
      <span class="mark-text" aria-hidden="true">
        {mark.text}
      </span>
    )}
    <span class="for-ears">{mark.label}</span>
  </span>
);
