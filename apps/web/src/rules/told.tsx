/** A paragraph of the reference: what is printed, and our rulings apart from it. */
import type { Paragraph } from '@deadlight/games/handbook';
import { useVoice } from '../text/voice.ts';
import { Linked } from './linked.tsx';

export function Told({
  parts,
  not = '',
}: {
  readonly parts: Paragraph['parts'];
  /** What the page itself is about. */
  readonly not?: string;
}) {
  const voice = useVoice();
  return (
    <>
      {parts.map(({ text, ours }) => (
        <p key={text} data-ruling={ours || undefined}>
          {ours && <b>{voice.say('rules.ruling')} </b>}
          <Linked text={text} not={not} />
        </p>
      ))}
    </>
  );
}
