/** The hum of the place, which grows with danger, and the heartbeat of a wounded player. */
import { effect } from '@preact/signals';
import { handOver, moment } from '../link.ts';
import { soundHere } from '../settings/settings.ts';
import { scene } from '../table/current.ts';
import { hear, output } from './playing.ts';
import { type Hum, humIn } from './synth.ts';
import { type Tension, tensionOf } from './tension.ts';

/** What is heard now; nothing while the screen changes hands, in a replay, and after the end. */
function tension(): Tension | null {
  const now = moment.value;
  if (soundHere().value === 'off' || now === null || scene.value === null) return null;
  if (handOver.value !== null || now.replay !== null || now.view.over !== null) return null;
  const people = now.players.filter(({ kind }) => kind === 'person');
  return tensionOf(scene.value, people.length <= 1);
}

/** Follows the table until it is left. */
export function startAmbience(): () => void {
  let hum: Hum | null = null;
  let pulse = 0;
  let beat: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    clearTimeout(beat);
    if (pulse === 0) return;
    beat = setTimeout(() => {
      if (!document.hidden) hear('heart');
      follow();
    }, 60_000 / pulse);
  };
  const listen = (now: Tension | null): void => {
    const out = now === null ? null : output();
    if (out !== null) hum ??= humIn(out);
    hum?.swell(now === null || document.hidden ? null : now.danger);
    const next = now?.pulse ?? 0;
    if (next === pulse) return;
    pulse = next;
    follow();
  };
  const end = effect(() => listen(tension()));
  const onHidden = (): void => listen(tension());
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    end();
    document.removeEventListener('visibilitychange', onHidden);
    clearTimeout(beat);
    hum?.end();
  };
}
