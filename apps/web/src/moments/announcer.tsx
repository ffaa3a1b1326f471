/** A clear moment for what everybody should notice. */
import { Icon } from '../icons/icon.tsx';
import { useVoice } from '../text/voice.ts';
import { announcements, dismiss } from './pacing.ts';
import './announcer.css';

export function Announcer() {
  const voice = useVoice();
  const [now] = announcements.value;
  return (
    <div class="announcer" aria-live="polite">
      {now !== undefined && (
        <button
          type="button"
          class="announcer-says"
          data-tone={now.tone}
          title={voice.say('table.close')}
          key={now.title}
          onClick={dismiss}
        >
          <Icon name={now.icon} />
          <strong>{now.title}</strong>
          {now.text !== '' && <span>{now.text}</span>}
        </button>
      )}
    </div>
  );
}
