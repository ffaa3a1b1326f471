import { signal } from '@preact/signals';
import { useVoice } from '../text/voice.ts';
import { Dialog } from './dialog.tsx';
import './keys.css';

const open = signal(false);
export const openKeys = (): void => {
  open.value = true;
};

/** What each key does, by the name of its text. */
const KEYS = {
  '1–9': 'number',
  Tab: 'tab',
  '← ↑ ↓ →': 'arrows',
  Enter: 'enter',
  I: 'explain',
  Esc: 'escape',
  '+ − 0': 'zoom',
  N: 'now',
  ', .': 'history',
  U: 'undo',
  P: 'plan',
  Q: 'question',
  H: 'hand',
  G: 'coach',
  L: 'log',
  S: 'skip',
  W: 'waiting',
  '?': 'keys',
} as const;

export function KeysDialog() {
  const voice = useVoice();
  return (
    <Dialog open={open} title={voice.say('table.keys')}>
      <dl class="keys">
        {Object.entries(KEYS).map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{voice.has(`keyCap.${key}`) ? voice.say(`keyCap.${key}`) : key}</kbd>
            </dt>
            <dd>{voice.say(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
