/** What can be done at a large screen itself: fill it, hear it, set it, leave it. */
import { Icon } from '../icons/icon.tsx';
import { leaveTable } from '../online/leave-table.ts';
import { soundHere, toggleSound } from '../settings/settings.ts';
import { openSettings } from '../settings/settings-dialog.tsx';
import { useVoice } from '../text/voice.ts';
import './tv-tools.css';

function fill(): void {
  if (document.fullscreenElement === null) void document.documentElement.requestFullscreen();
  else void document.exitFullscreen();
}

export function TvTools() {
  const voice = useVoice();
  const isOn = soundHere().value === 'on';
  const tool = (icon: string, text: string, onClick: () => void) => (
    <button
      type="button"
      class="tool"
      title={voice.say(text)}
      aria-label={voice.say(text)}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <span class="tv-tools">
      {tool(isOn ? 'sound-on' : 'sound-off', isOn ? 'sound.mute' : 'sound.unmute', toggleSound)}
      {document.fullscreenEnabled && tool('fill', 'tv.fill', fill)}
      {tool('settings', 'table.settings', openSettings)}
      {tool('home', 'table.leave', leaveTable)}
    </span>
  );
}
