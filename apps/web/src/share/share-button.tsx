/** A finished game as a link: anyone who has it can watch and check the game, in any copy of the app. */
import type { Source } from '@deadlight/host';
import { linkTo } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { shared, tell } from '../link.ts';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { LinkField } from './link-field.tsx';

interface Props {
  readonly of: Source;
  /** A sign alone, where there is little room. */
  readonly small?: boolean;
}

export function ShareButton({ of, small = false }: Props) {
  const voice = useVoice();
  const open = useSignal(false);
  // What was packed for another game is not this one's link.
  useEffect(() => {
    shared.value = null;
  }, [of.from, of.id]);
  const packed = shared.value;
  const link = packed === null ? '' : linkTo(`${location.origin}${location.pathname}`, packed);
  return (
    <>
      <button
        type="button"
        class={small ? 'tool' : 'plain'}
        data-does="share"
        title={voice.say('share.button')}
        aria-label={small ? voice.say('share.button') : undefined}
        onClick={() => {
          open.value = true;
          tell({ say: 'share', of });
        }}
      >
        <Icon name="share" /> {!small && voice.say('share.button')}
      </button>
      {packed !== null && (
        <Dialog open={open} title={voice.say('share.title')}>
          <p>{voice.say('share.about')}</p>
          <LinkField label={voice.say('share.link')} link={link} class="primary" />
          {'share' in navigator && (
            <p class="dialog-tools">
              <button
                type="button"
                class="plain"
                onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
              >
                {voice.say('share.send')}
              </button>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
