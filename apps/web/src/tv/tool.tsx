/** One of the small buttons of a large screen and of the phones beside it: an icon, and what it does as its name. */
import { Icon } from '../icons/icon.tsx';
import { useVoice } from '../text/voice.ts';

interface Wanted {
  readonly icon: string;
  /** The key of its name. */
  readonly text: string;
  readonly onClick: () => void;
}

export function Tool({ icon, text, onClick }: Wanted) {
  const name = useVoice().say(text);
  return (
    <button type="button" class="tool" title={name} aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
