/** Is this the game that was played? Every step of the answer, in words, and all that it rests on. */

import type { Report, Source } from '@deadlight/host';
import { markOf, sayCheck, sayPlayer, sayVerdict } from '@deadlight/host/check';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { browserGame, checked, tell } from '../link.ts';
import { Terms } from '../lobby/terms.tsx';
import { witnessOf } from '../online/witness.ts';
import { go } from '../route.ts';
import { ShareButton } from '../share/share-button.tsx';
import { useVoice } from '../text/voice.ts';
import './check.css';

const ICONS = { ok: 'check', open: 'skip', wrong: 'cross' } as const;

/** A sentence in which hashes and seeds can be told from words. */
const Said = ({ text }: { readonly text: string }) => (
  <span>
    {text.split(/([\da-f]{32,})/).map((part, i) =>
      i % 2 === 0 ? (
        part
      ) : (
        <code key={i} class="check-digits">
          {part}
        </code>
      ),
    )}
  </span>
);

/** The decisions with the hashes on their way, told once somebody wants to see them. */
function Decisions({ report }: { readonly report: Report }) {
  const voice = useVoice();
  const open = useSignal(false);
  const { decisions, checkpoints, checks } = report;
  const play = checks.find((check) => check.name === 'play');
  const right = play?.played ?? 0;
  const marks = new Map(checkpoints.map((mark) => [mark.at, mark]));
  return (
    <details
      class="check-decisions"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>
        {voice.say('checking.decisions', {
          decisions: decisions.length,
          marks: checkpoints.length,
        })}
      </summary>
      {open.value && (
        <ol>
          {decisions.map(({ seat, says }, at) => {
            const mark = marks.get(at + 1);
            const isRight = at < right;
            // The hashes after the last right decision are what may be wrong.
            const isMarkRight = at + 1 < right || (isRight && play?.ok === true);
            return (
              <li key={at} data-ok={isRight}>
                <span>
                  {sayPlayer(voice, report, seat)}: <code>{says}</code>
                </span>
                {mark !== undefined && (
                  <p class="check-mark" data-ok={isMarkRight}>
                    <Icon name={isMarkRight ? 'check' : 'cross'} />
                    <span class="for-ears">
                      {voice.say(isMarkRight ? 'check.ok' : 'check.wrong')}
                    </span>{' '}
                    <Said
                      text={voice.say('checking.marks', { state: mark.state, log: mark.log })}
                    />
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </details>
  );
}

function Checked({ report, of }: { readonly report: Report; readonly of: Source }) {
  const voice = useVoice();
  const { telling } = browserGame.value!.app;
  useAnnounced(sayVerdict(voice, report));
  return (
    <>
      <p class="check-verdict" data-ok={report.untouched}>
        <Icon name={report.untouched ? 'check' : 'cross'} /> {sayVerdict(voice, report)}
      </p>
      <p>{voice.say('game.name')}</p>
      <Terms game={report.game} options={report.options} />
      <ol class="check-steps">
        {report.checks.map((check, i) => (
          <li key={i} data-mark={markOf(check)}>
            <Icon name={ICONS[markOf(check)]} />
            <span class="for-ears">{voice.say(`check.${markOf(check)}`)}</span>
            <Said text={sayCheck(voice, report, check, telling)} />
          </li>
        ))}
      </ol>
      <Decisions report={report} />
      <p class="dim">{voice.say('checking.proves')}</p>
      <p class="dialog-tools">
        <button type="button" class="plain" onClick={() => go({ at: 'replay', of })}>
          <Icon name="play" /> {voice.say('end.replay')}
        </button>
        <ShareButton of={of} />
      </p>
    </>
  );
}

export function CheckScreen({ of }: { readonly of: Source }) {
  const voice = useVoice();
  const { from, id } = of;
  useEffect(() => {
    checked.value = null;
    const witness = from === 'online' ? witnessOf(id) : undefined;
    tell({ say: 'check', of: { from, id }, ...(witness !== undefined && { witness }) });
    return () => {
      checked.value = null;
    };
  }, [from, id]);
  // What was found of another game may still be there when this one is asked about.
  const found = checked.value?.of.id === id ? checked.value : null;
  return (
    <main class="check" aria-busy={found === null}>
      <h1>{voice.say('checking.title')}</h1>
      {found === null ? (
        <p>{voice.say('table.loading')}</p>
      ) : (
        <Checked report={found.report} of={of} />
      )}
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
    </main>
  );
}
