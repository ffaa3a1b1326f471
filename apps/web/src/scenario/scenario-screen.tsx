/** A scenario that came with the address: how the table is laid out, each decision, and whether all of it is true. */

import type { ScenarioMoment } from '@deadlight/games';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { browserGame, sitAt } from '../link.ts';
import { OFFERED } from '../lobby/games.ts';
import { changing, FrameView } from '../rules/frame-view.tsx';
import { cutOf } from '../rules/picture.tsx';
import { sheets } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import type { Played } from './scenario-thread.ts';
import '../rules/rules.css';
import './scenario.css';

type Moments = readonly ScenarioMoment[];

const PARTS = ['track', 'plan', 'hand', 'beside'] as const;

/** Null where the address holds none, or it is of no game that is here. */
function play(packed: string): {
  readonly played: Promise<Played | null>;
  readonly end: () => void;
} {
  const worker = new Worker(new URL('./scenario-thread.ts', import.meta.url), { type: 'module' });
  const played = new Promise<Played | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Played | null>) => resolve(data);
    worker.onerror = () => resolve(null);
  });
  worker.postMessage(packed);
  return { played, end: () => worker.terminate() };
}

/** What was decided, as the file says it; before that, how the table was laid out. */
function Caption({ moment }: { readonly moment: ScenarioMoment }) {
  const voice = useVoice();
  const { says, inCase } = moment;
  if (says === null)
    return (
      <>
        {voice.say('scenario.laidOut')}
        {inCase !== null && ` (${inCase})`}
      </>
    );
  return (
    <code>
      {Object.entries(says)
        .map(([who, what]) => `${who}: ${what}`)
        .join(', ')}
    </code>
  );
}

function Moments({ moments }: { readonly moments: Moments }) {
  const voice = useVoice();
  const game = browserGame.value!;
  const { cut, beside } = useMemo(() => {
    const scenes = moments.map(({ view }) => game.sceneOf(view, voice, sheets.value));
    return { cut: cutOf(scenes), beside: changing(scenes) };
  }, [moments, game, voice]);
  return (
    <ol>
      {moments.map((moment, i) => (
        <FrameView
          key={i}
          frame={{ ...moment, parts: PARTS }}
          caption={<Caption moment={moment} />}
          cut={cut}
          beside={beside}
          number={i + 1}
        />
      ))}
    </ol>
  );
}

function Verdict({ failures }: { readonly failures: readonly string[] }) {
  const voice = useVoice();
  const holds = failures.length === 0;
  const verdict = voice.say('scenario.verdict', { count: failures.length });
  useAnnounced(verdict);
  return (
    <>
      <p class="scenario-verdict" data-ok={holds}>
        <Icon name={holds ? 'check' : 'cross'} /> {verdict}
      </p>
      {!holds && (
        <ul class="scenario-failures">
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
    </>
  );
}

export function ScenarioScreen({ packed }: { readonly packed: string }) {
  const voice = useVoice();
  const played = useSignal<Played | null | undefined>(undefined);
  useEffect(() => {
    played.value = undefined;
    const { played: soon, end } = play(packed);
    void soon.then(async (now) => {
      if (now?.result.game != null && now.moments.length > 0) await sitAt(now.result.game);
      played.value = now;
    });
    return end;
  }, [packed]);
  const now = played.value;
  if (now === undefined) return <main class="loading" aria-busy="true" />;
  const game = browserGame.value;
  const isSeen =
    now !== null && now.moments.length > 0 && game?.app.vocabulary.id === now.result.game;
  const theme = OFFERED.find(({ id }) => id === now?.result.game)?.theme;
  return (
    <div class="themed" data-game={theme}>
      <main class="rules-screen scenario">
        <header class="rules-head">
          <h1>{now?.result.name || voice.say('scenario.title')}</h1>
          <a href="#/">{voice.say('end.lobby')}</a>
        </header>
        {now === null ? (
          <p role="alert">{voice.say('scenario.broken')}</p>
        ) : (
          <>
            <Verdict failures={now.result.failures} />
            {isSeen && (
              <p class="dim">
                {voice.say('game.name')} · {now.result.rules.join(', ')}
              </p>
            )}
            <details>
              <summary>{voice.say('scenario.file')}</summary>
              <pre class="scenario-file">{now.text}</pre>
            </details>
            {isSeen && (
              <article class="example">
                <Moments moments={now.moments} />
              </article>
            )}
          </>
        )}
      </main>
    </div>
  );
}
