/** The way to a table for those in the room: a code for the camera of a phone, and the address in words. */
import { useAnnounced } from '../ears/announcer.ts';
import { Code } from '../online/code.tsx';
import { linkTo } from '../online/link-to.ts';
import { useVoice } from '../text/voice.ts';
import './join-code.css';

/** Names by which a machine reaches only itself. */
const ITSELF = /^(?:localhost|127\.|\[::1\])/;

export function JoinCode({
  table,
  small = false,
}: {
  readonly table: string;
  readonly small?: boolean;
}) {
  const voice = useVoice();
  const link = linkTo(table, { shows: 'hand' });
  const warning = ITSELF.test(location.hostname) ? voice.say('tv.onlyHere') : '';
  useAnnounced(warning);
  return (
    <figure class="join-code" data-small={small || undefined}>
      <Code link={link} label={voice.say('onlineTable.code')} />
      <figcaption>
        {small ? (
          voice.say('tv.join')
        ) : (
          <>
            <span class="join-code-link">{link.replace(/^https?:\/\//, '')}</span>
            {warning !== '' && <span class="join-code-warning">{warning}</span>}
          </>
        )}
      </figcaption>
    </figure>
  );
}
