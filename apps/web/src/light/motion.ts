/** Whether light stands still: somebody wants less motion, or more contrast. */
const LESS = matchMedia('(prefers-reduced-motion: reduce)');
const MORE = matchMedia('(prefers-contrast: more)');

export function isStill(): boolean {
  const root = document.documentElement;
  return (
    LESS.matches ||
    MORE.matches ||
    root.getAttribute('data-motion') === 'reduced' ||
    root.getAttribute('data-contrast') === 'more'
  );
}

/** Calls when the system changes its mind; returns how to stop listening. */
export function onStill(call: () => void): () => void {
  for (const one of [LESS, MORE]) one.addEventListener('change', call);
  return () => {
    for (const one of [LESS, MORE]) one.removeEventListener('change', call);
  };
}
