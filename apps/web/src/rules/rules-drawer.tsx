/** The handbook of the game that is played, over its table. */
import { lazy } from '../lazy.tsx';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { open } from './reading.ts';
import './rules.css';

const HandbookView = lazy(async () => (await import('./handbook-view.tsx')).HandbookView);

export function RulesDrawer() {
  const voice = useVoice();
  return (
    <Dialog open={open} title={voice.say('rules.title')} class="rules-drawer">
      <HandbookView />
    </Dialog>
  );
}
