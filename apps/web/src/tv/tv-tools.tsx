/** What can be done at a large screen itself: fill it, hear it, set it, leave it. */
import { leaveTable } from '../online/leave-table.ts';
import { soundHere, toggleSound } from '../settings/settings.ts';
import { openSettings } from '../settings/settings-dialog.tsx';
import { Tool } from './tool.tsx';
import './tv-tools.css';

function fill(): void {
  if (document.fullscreenElement === null) void document.documentElement.requestFullscreen();
  else void document.exitFullscreen();
}

export function TvTools() {
  const isOn = soundHere().value === 'on';
  return (
    <span class="tv-tools">
      <Tool
        icon={isOn ? 'sound-on' : 'sound-off'}
        text={isOn ? 'sound.mute' : 'sound.unmute'}
        onClick={toggleSound}
      />
      {document.fullscreenEnabled && <Tool icon="fill" text="tv.fill" onClick={fill} />}
      <Tool icon="settings" text="table.settings" onClick={openSettings} />
      <Tool icon="home" text="table.leave" onClick={leaveTable} />
    </span>
  );
}
