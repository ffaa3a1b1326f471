/** A finished game that several people look at: one leads, and the others see what the leader sees. */
import type { Seat } from '@deadlight/host';
import { computed, effect } from '@preact/signals';
import { moment } from '../link.ts';
import { together } from '../online/shared-replay.ts';
import { eye, isRunning, show } from './player.ts';

/** Milliseconds between two places that are told while somebody moves the slider. */
const APART = 120;

export const leads = computed(
  () => together.value?.viewers.some(({ mine, leads }) => mine && leads) === true,
);

type TellPlace = (at: number, seat: Seat) => void;

/** Tells the others where I am. */
function leading(tell: TellPlace): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellNow = (): void => {
    timer = undefined;
    const [now, here] = [together.peek(), moment.peek()?.replay];
    if (now === null || here == null || !leads.peek()) return;
    if (now.at !== here.at || now.seat !== eye.peek()) tell(here.at, eye.peek());
  };
  const end = effect(() => {
    const here = moment.value?.replay;
    if (here == null || !leads.value) return;
    const [now, seat] = [together.value, eye.value];
    if (now?.at !== here.at || now.seat !== seat) timer ??= setTimeout(tellNow, APART);
  });
  return () => {
    clearTimeout(timer);
    end();
  };
}

/** Goes where the leader is; one decision on is played, everything else only shown. */
function following(): () => void {
  return effect(() => {
    const now = together.value;
    const here = moment.value?.replay;
    if (now === null || here == null || leads.value) return;
    isRunning.value = false;
    const at = Math.min(now.at, here.of);
    if (at === here.at && now.seat === eye.peek()) return;
    const isNext = at === here.at + 1 && now.seat === eye.peek();
    eye.value = now.seat;
    show(at, isNext);
  });
}

/** Looks together with the others, until what it gives is called. */
export function lookTogether(tell: TellPlace): () => void {
  const ends = [leading(tell), following()];
  return () => {
    for (const end of ends) end();
    together.value = null;
  };
}
