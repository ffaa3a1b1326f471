import './look/look.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { startTitles } from './ears/titles.ts';
import { startOnline } from './online/line.ts';
import { startNextTable } from './online/next-table.ts';
import { startOpening } from './online/opening.ts';
import { startTiming } from './online/times.ts';
import { startCalling } from './online/your-turn.ts';
import { startRouting } from './route.ts';
import { startClickGuard } from './settings/click-guard.ts';
import { applySettings } from './settings/settings.ts';
import { startSound } from './sound/playing.ts';
import { startSpeaking } from './text/voice.ts';

applySettings(document.documentElement);
startRouting();
startTitles();
startOnline();
startNextTable();
startOpening();
startCalling();
startTiming();
startSound();
startClickGuard();
await startSpeaking();
render(<App />, document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = (): void =>
    void navigator.serviceWorker.register('./offline.js').catch(() => {
      // Without it, only offline use is missing.
    });
  // It downloads everything, so it waits for the first screen.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
