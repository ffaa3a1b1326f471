/** A screen that all look at and nobody touches does not go dark, where the browser can be asked for that. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (isOver) await got.release();
      else lock = got;
    } catch {
      // A screen that goes dark is only touched again.
    }
  };
  // The browser takes it back from a page that is not seen.
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
