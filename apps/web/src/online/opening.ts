/** A notice that somebody has touched opens its place in a page that is there already. */
export function startOpening(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { open } = (data ?? {}) as { open?: unknown };
    if (typeof open === 'string') location.hash = `#/${open}`;
  });
}
