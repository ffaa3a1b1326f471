/** How far the game is: one line, and the Track in another. */
import type { View } from '@deadlight/engine';
import { lockdownFacility, lockdownTokens, type Voice } from '@deadlight/games';
import { SEPARATOR, turnOf } from '../survival/status.ts';
import { placedIn, varsOf } from '../survival/view.ts';
import { facilityOf } from './facility.ts';

const { END_OF_TRACK, WHITE } = lockdownFacility;
const { BLUE_THRESHOLDS, RED_THRESHOLDS } = lockdownTokens;
const yes = (is: boolean): string => (is ? 'yes' : 'no');

export function status(view: View, voice: Voice): string {
  const { time, alert, auto, autoRed, gateOpen, isolationOpen, rover } = facilityOf(view);
  return [
    voice.say('lockdown.round', { round: varsOf(view).round }),
    voice.say('lockdown.purge', { left: time - END_OF_TRACK }),
    ...(alert >= 0 ? [voice.say('lockdown.alert', { left: time - alert })] : []),
    ...(auto >= 0 ? [voice.say('lockdown.auto', { left: time - auto, red: yes(autoRed) })] : []),
    voice.say('lockdown.isolation', { open: yes(isolationOpen) }),
    voice.say('lockdown.gate', { open: yes(gateOpen) }),
    voice.say('lockdown.rover', { room: rover }),
    ...turnOf(view, voice),
  ].join(SEPARATOR);
}

/** `(A)`: the CSS token of a space; `(?)` if the seat does not know it. */
function cssAt(view: View, voice: Voice, space: number): string {
  const { cssAt, cssRevealed } = facilityOf(view);
  const token = cssAt.findIndex((at, i) => at === space && !cssRevealed[i]);
  if (token < 0) return '';
  const id = placedIn(view, 'css', token);
  return `(${id === null ? '?' : voice.say(`lockdown.css.${id}`)})`;
}

/** `10▾(?)`: a space with all that will happen there. */
function spaceText(view: View, voice: Voice, space: number): string {
  const { time, alert, auto, isolationOpen } = facilityOf(view);
  return [
    space === time ? `[${space}]` : space,
    RED_THRESHOLDS.includes(space) ? '▾' : '',
    BLUE_THRESHOLDS.includes(space) ? '▿' : '',
    cssAt(view, voice, space),
    space === WHITE && !isolationOpen ? 'i' : '',
    space === alert ? 'A!' : '',
    space === auto ? '✶' : '',
  ].join('');
}

/** The spaces that are left. */
export function track(view: View, voice: Voice): string {
  const { time, timeActive } = facilityOf(view);
  const spaces = Array.from({ length: time - END_OF_TRACK + 1 }, (_, i) =>
    spaceText(view, voice, time - i),
  ).join('  ');
  const said = voice.say('lockdown.track', { spaces });
  return timeActive ? `${said}${SEPARATOR}${voice.say('lockdown.timeActive')}` : said;
}
