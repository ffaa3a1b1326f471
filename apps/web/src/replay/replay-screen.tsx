/** A finished game, watched again. */
import { allSeats, asSeat, SPECTATOR } from '@deadlight/engine';
import type { Source } from '@deadlight/host';
import { useEffect } from 'preact/hooks';
import type { Stage } from '../director/stage.ts';
import { StageOfPage, useNewStage } from '../director/stage-of-page.ts';
import { StageView } from '../director/stage-view.tsx';
import { startTelling } from '../ears/news.ts';
import { Rooms } from '../ears/rooms.tsx';
import { ExplanationCard } from '../explain/explanation-card.tsx';
import { Icon } from '../icons/icon.tsx';
import { browserGame, clearTable, moment } from '../link.ts';
import { LogView } from '../log/log-view.tsx';
import { MomentsView } from '../moments/moments-view.tsx';
import { go } from '../route.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { ears } from '../settings/settings.ts';
import { ShareButton } from '../share/share-button.tsx';
import { scene } from '../table/current.ts';
import { PlaceMenu } from '../table/menu.tsx';
import { Plan } from '../table/plan.tsx';
import { useVoice } from '../text/voice.ts';
import { ContinueButton } from './continue-button.tsx';
import {
  eye,
  isRunning,
  SPEEDS,
  seeAs,
  show,
  stepOn,
  togglePlay,
  toLastTurn,
  toNextTurn,
  watch,
} from './player.ts';
import './replay.css';

interface ToolProps {
  readonly name: string;
  readonly icon: string;
  readonly disabled: boolean;
  onClick(): void;
}

const Tool = ({ name, icon, disabled, onClick }: ToolProps) => {
  const said = useVoice().say(`replay.${name}`);
  return (
    <button
      type="button"
      class="tool"
      data-does={name}
      title={said}
      aria-label={said}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
};

const KEYS: Readonly<Record<string, (stage: Stage) => void>> = {
  ' ': togglePlay,
  ArrowRight: stepOn,
  ArrowLeft: () => show((moment.peek()?.replay?.at ?? 0) - 1),
  PageDown: toNextTurn,
  PageUp: toLastTurn,
};

function onKey(stage: Stage, event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest('input, select, button, dialog, .plan') !== null)
    return;
  const does = KEYS[event.key];
  if (does === undefined) return;
  event.preventDefault();
  does(stage);
}

interface Props {
  readonly of: Source;
  readonly from: number;
  /** Somebody else says what is looked at. */
  readonly isHeld?: boolean;
  /** Several people look at it, and play on together if they do. */
  readonly isShared?: boolean;
}

export function ReplayScreen({ of: source, from, isHeld = false, isShared = false }: Props) {
  const voice = useVoice();
  const stage = useNewStage();
  const { replaySpeed } = stage;
  useEffect(() => {
    clearTable();
    const ends = [stage.start(), watch(stage, source, from), startTelling()];
    return () => {
      for (const end of ends) end();
      // The game may be played on from here: then another table is there already.
      if (moment.peek()?.replay != null) clearTable();
    };
  }, [source.from, source.id, from]);
  useEffect(() => {
    if (isHeld) return;
    const hearKey = (event: KeyboardEvent): void => onKey(stage, event);
    addEventListener('keydown', hearKey);
    return () => removeEventListener('keydown', hearKey);
  }, [stage, isHeld]);
  const now = moment.value;
  if (now === null || now.replay === null || scene.value === null)
    return (
      <main class="loading" aria-busy="true">
        <p>{voice.say('table.loading')}</p>
      </main>
    );
  const { at, of } = now.replay;
  const names = allSeats(now.view.seats).map((who) =>
    voice.say(browserGame.value!.app.telling.seatRef(now.view.vars, who).slice(1)),
  );
  return (
    <StageOfPage.Provider value={stage}>
      <div class="themed replay" data-game={scene.value.theme}>
        <header class="replay-strip">
          <h1 class="for-ears">{voice.say('game.name')}</h1>
          <button
            type="button"
            class="tool"
            title={voice.say('end.lobby')}
            aria-label={voice.say('end.lobby')}
            onClick={() => go({ at: 'lobby' })}
          >
            <Icon name="home" />
          </button>
          <strong class="replay-round">{scene.value.round}</strong>
          <label class="replay-scrubber">
            <span class="for-ears">{voice.say('replay.at')}</span>
            <input
              type="range"
              min={0}
              max={of}
              value={at}
              disabled={isHeld}
              onInput={(event) => show(Number(event.currentTarget.value))}
            />
            <span class="replay-count">{voice.say('replay.decision', { at, of })}</span>
          </label>
          <span class="replay-tools">
            <Tool
              name="lastTurn"
              icon="first-page"
              disabled={isHeld || at === 0}
              onClick={toLastTurn}
            />
            <Tool
              name="back"
              icon="back"
              disabled={isHeld || at === 0}
              onClick={() => show(at - 1)}
            />
            <Tool
              name={isRunning.value ? 'pause' : 'play'}
              icon={isRunning.value ? 'pause' : 'play'}
              disabled={isHeld || of === 0}
              onClick={togglePlay}
            />
            <Tool
              name="on"
              icon="on"
              disabled={isHeld || at === of}
              onClick={() => stepOn(stage)}
            />
            <Tool name="nextTurn" icon="skip" disabled={isHeld || at === of} onClick={toNextTurn} />
          </span>
          <label class="field">
            <span class="for-ears">{voice.say('replay.speed')}</span>
            <select
              value={replaySpeed.value}
              onChange={(event) => {
                replaySpeed.value = Number(event.currentTarget.value);
              }}
            >
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {voice.say('replay.times', { speed })}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span class="for-ears">{voice.say('replay.seat')}</span>
            <select
              value={eye.value}
              disabled={isHeld}
              onChange={(event) => seeAs(asSeat(Number(event.currentTarget.value)))}
            >
              <option value={SPECTATOR}>{voice.say('replay.everyone')}</option>
              {names.map((name, who) => (
                <option key={who} value={who}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {!isShared && <ContinueButton of={source} names={names} />}
          <span class="replay-more">
            <button
              type="button"
              class="tool"
              title={voice.say('checking.title')}
              aria-label={voice.say('checking.title')}
              onClick={() => go({ at: 'check', of: source })}
            >
              <Icon name="check" />
            </button>
            <ShareButton of={source} small />
          </span>
        </header>
        {/* Without the picture it scrolls, and must be reached by keys. */}
        <main
          class="replay-main"
          data-told={ears.value === 'on' || undefined}
          tabIndex={ears.value === 'on' ? 0 : -1}
        >
          {ears.value === 'on' ? <Rooms /> : <Plan />}
          <StageView />
        </main>
        <aside class="replay-side" aria-label={voice.say('tabs.log')}>
          {now.players[eye.value]?.kind === 'person' && (
            <MomentsView
              beside
              of={source}
              seats={[eye.value]}
              names={names}
              onLook={(decision) => show(decision)}
            />
          )}
          <LogView />
        </aside>
        <PlaceMenu />
        <ExplanationCard />
        <RulesDrawer />
      </div>
    </StageOfPage.Provider>
  );
}
