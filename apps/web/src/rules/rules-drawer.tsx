/** The handbook of the game that is played, over its table. */
import { lazy } from '../lazy.tsx';
import { moment } from '../link.ts';
import { Terms } from '../lobby/terms.tsx';
import { optionsOf } from '../table/current.ts';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { open } from './reading.ts';
import './rules.css';

const HandbookView = lazy(async () => (await import('./handbook-view.tsx')).HandbookView);

export function RulesDrawer() {
  const voice = useVoice();
  const now = moment.value;
  return (
    <Dialog open={open} title={voice.say('rules.title')} class="rules-drawer">
      {now !== null && <Terms game={now.view.game} options={optionsOf(now.view.vars)} />}
      <HandbookView />
    </Dialog>
  );
}
