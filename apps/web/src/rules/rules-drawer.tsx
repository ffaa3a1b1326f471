/** The handbook of the game that is played, over its table. */
import type { OptionValue } from '@deadlight/engine';
import { lazy } from '../lazy.tsx';
import { moment } from '../link.ts';
import { Terms } from '../lobby/terms.tsx';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { open } from './reading.ts';
import './rules.css';

const HandbookView = lazy(async () => (await import('./handbook-view.tsx')).HandbookView);

/** What the table has agreed on is open to everyone. */
const optionsOf = (vars: unknown): Readonly<Record<string, OptionValue>> =>
  (vars as { options?: Readonly<Record<string, OptionValue>> }).options ?? {};

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
