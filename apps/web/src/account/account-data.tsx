/** Everything that is kept about somebody, as a file, and the end of it. */
import type { Account } from '@deadlight/host';
import { signal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { hashOf } from '../route.ts';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { askAccount } from './account.ts';
import { Tool } from './tool.tsx';
import './account.css';

const deleting = signal(false);

export function Data({ me }: { readonly me: Account }) {
  const voice = useVoice();
  return (
    <section>
      <h2>{voice.say('account.data')}</h2>
      {me.number !== null && (
        <p class="dim">{voice.say('account.number', { number: me.number })}</p>
      )}
      {me.admin && (
        <p>
          <a href={hashOf({ at: 'admin' })}>{voice.say('admin.title')}</a>
        </p>
      )}
      <p>
        <a href={hashOf({ at: 'privacy' })}>{voice.say('privacy.title')}</a>
      </p>
      <p class="account-tools">
        <Tool ask={() => askAccount({ do: 'export' })}>
          <Icon name="file" /> {voice.say('account.export')}
        </Tool>
        <Tool
          ask={() => {
            deleting.value = true;
          }}
        >
          <Icon name="trash" /> {voice.say('account.delete')}
        </Tool>
      </p>
      <Dialog open={deleting} title={voice.say('account.delete')}>
        <p>{voice.say('account.deleteAbout')}</p>
        <p class="dialog-tools">
          <Tool
            main
            ask={() => {
              deleting.value = false;
              askAccount({ do: 'delete' });
            }}
          >
            {voice.say('account.deleteSure')}
          </Tool>
        </p>
      </Dialog>
    </section>
  );
}
