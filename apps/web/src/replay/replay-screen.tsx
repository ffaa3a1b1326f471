/** A finished game, watched again decision by decision. */
import { SPECTATOR } from '@deadlight/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ExplanationCard } from '../explain/explanation-card.tsx';
import { clearTable, moment, table, tell } from '../link.ts';
import { LogView } from '../log/log-view.tsx';
import { go } from '../route.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { scene } from '../table/current.ts';
import { PlaceMenu } from '../table/menu.tsx';
import { Plan } from '../table/plan.tsx';
import { useVoice } from '../text/voice.ts';
import './replay.css';

export function ReplayScreen({ id }: { readonly id: string }) {
  const voice = useVoice();
  const seat = useSignal(SPECTATOR);
  useEffect(() => {
    clearTable();
    tell({ say: 'replay', id, at: 0, seat: SPECTATOR });
    return clearTable;
  }, [id]);
  const now = moment.value;
  if (now === null || now.replay === null || scene.value === null)
    return (
      <main class="loading" aria-busy="true">
        <p>{voice.say('table.loading')}</p>
      </main>
    );
  const { at, of } = now.replay;
  const show = (to: number): void => tell({ say: 'replay', id, at: to, seat: seat.peek() });
  const names = Array.from({ length: now.view.seats }, (_, who) =>
    voice.say(table.value!.app.telling.seatRef(now.view.vars, who).slice(1)),
  );
  return (
    <div class="themed replay" data-game={scene.value.theme}>
      <header class="replay-strip">
        <h1 class="for-ears">{voice.say('game.name')}</h1>
        <button type="button" class="plain" onClick={() => go({ at: 'lobby' })}>
          {voice.say('end.lobby')}
        </button>
        <strong>{scene.value.round}</strong>
        <label class="replay-scrubber">
          <span class="for-ears">{voice.say('replay.at')}</span>
          <input
            type="range"
            min={0}
            max={of}
            value={at}
            onInput={(event) => show(Number(event.currentTarget.value))}
          />
        </label>
        <span>{voice.say('replay.decision', { at, of })}</span>
        <button type="button" class="plain" disabled={at === 0} onClick={() => show(at - 1)}>
          {voice.say('replay.back')}
        </button>
        <button type="button" class="plain" disabled={at === of} onClick={() => show(at + 1)}>
          {voice.say('replay.on')}
        </button>
        <label class="field">
          <span class="for-ears">{voice.say('replay.seat')}</span>
          <select
            value={seat.value}
            onChange={(event) => {
              seat.value = Number(event.currentTarget.value);
              show(at);
            }}
          >
            <option value={SPECTATOR}>{voice.say('replay.everyone')}</option>
            {names.map((name, who) => (
              <option key={who} value={who}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main class="replay-main">
        <Plan />
      </main>
      <aside class="replay-side" aria-label={voice.say('tabs.log')}>
        <LogView />
      </aside>
      <PlaceMenu />
      <ExplanationCard />
      <RulesDrawer />
    </div>
  );
}
