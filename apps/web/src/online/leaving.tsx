/** Asks somebody who leaves a table that goes on, and says how to come back. */
import type { TableInfo } from '@deadlight/host';
import { go } from '../route.ts';
import { LinkField } from '../share/link-field.tsx';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { leaving } from './leave-table.ts';
import { linkTo } from './link-to.ts';

export function Leaving({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  return (
    <Dialog open={leaving} title={voice.say('leaving.title')}>
      <p>{voice.say('leaving.how')}</p>
      <LinkField label={voice.say('leaving.link')} link={linkTo(table.id)} />
      <p class="dim">{voice.say('leaving.code')}</p>
      <p class="dialog-tools">
        <button
          type="button"
          class="primary"
          onClick={() => {
            leaving.value = false;
            go({ at: 'lobby' });
          }}
        >
          {voice.say('leaving.leave')}
        </button>
        <button
          type="button"
          class="plain"
          onClick={() => {
            leaving.value = false;
          }}
        >
          {voice.say('leaving.stay')}
        </button>
      </p>
    </Dialog>
  );
}
