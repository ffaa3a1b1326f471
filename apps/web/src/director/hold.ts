/** Hold to fast-forward: a touch goes on to the next beat, and while it lasts everything goes quickly. */
import { useEffect, useMemo } from 'preact/hooks';
import { useStage } from './stage-of-page.ts';

/** A touch that lasts longer is meant to. */
const HELD = 350;

export function useHold() {
  const stage = useStage();
  const hold = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(timer);
      stage.hurry(false);
    };
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => stage.hurry(true), HELD);
    };
    return { begin, end };
  }, [stage]);
  // Whatever was held may be gone when it is let go.
  useEffect(() => {
    for (const name of ['pointerup', 'pointercancel', 'blur'] as const)
      addEventListener(name, hold.end);
    return () => {
      hold.end();
      for (const name of ['pointerup', 'pointercancel', 'blur'] as const)
        removeEventListener(name, hold.end);
    };
  }, [hold]);
  return { onPointerDown: hold.begin };
}
