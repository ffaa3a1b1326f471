/** A hand on a phone, beside a large screen that has the plan: what is asked, what I hold, and how I am. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useStage } from '../director/stage-of-page.ts';
import { StageView } from '../director/stage-view.tsx';
import { Icon } from '../icons/icon.tsx';
import { moment } from '../link.ts';
import { LogView } from '../log/log-view.tsx';
import { leaveTable } from '../online/leave-table.ts';
import { soundHere, toggleSound } from '../settings/settings.ts';
import { openSettings } from '../settings/settings-dialog.tsx';
import { Beside } from '../table/beside.tsx';
import { hasPlan } from '../table/choices.ts';
import { Confirm } from '../table/confirm.tsx';
import { Crew } from '../table/crew.tsx';
import { useScene } from '../table/current.ts';
import { Hand } from '../table/hand.tsx';
import { MoreHints } from '../table/hints.tsx';
import { onTableKey } from '../table/keys.ts';
import { LineUp } from '../table/line-up.tsx';
import { litPages } from '../table/lit-pages.ts';
import { PlaceMenu } from '../table/menu.tsx';
import { Plan } from '../table/plan.tsx';
import { Question } from '../table/question.tsx';
import { Tabs } from '../table/tabs.tsx';
import { useVoice } from '../text/voice.ts';
import { Tool } from './tool.tsx';
import './hand-table.css';

function Head() {
  const voice = useVoice();
  const { round, turn } = useScene(({ round, turn }) => ({ round, turn }));
  const isOn = soundHere().value === 'on';
  return (
    <header class="hand-table-head">
      <h1 class="for-ears">{voice.say('game.name')}</h1>
      <Tool icon="home" text="table.leave" onClick={leaveTable} />
      <p>
        <strong>{round}</strong> <span>{turn}</span>
      </p>
      <button
        type="button"
        class="tool hand-table-sound"
        aria-pressed={isOn}
        title={voice.say(isOn ? 'sound.mute' : 'sound.unmute')}
        aria-label={voice.say('settings.sound')}
        onClick={toggleSound}
      >
        <Icon name={isOn ? 'sound-on' : 'sound-off'} />
      </button>
      <Tool icon="settings" text="table.settings" onClick={openSettings} />
    </header>
  );
}

export function HandTable() {
  const voice = useVoice();
  const stage = useStage();
  const page = useSignal('hand');
  const theme = useScene((now) => now.theme);
  const box = useRef<HTMLDivElement>(null);
  const asked = stage.playing.value === null && moment.value!.view.question !== null;
  const { number } = moment.value!;
  useEffect(() => {
    hasPlan.value = page.value === 'plan';
  }, [page.value]);
  useEffect(
    () => () => {
      hasPlan.value = true;
    },
    [],
  );
  useLayoutEffect(() => {
    if (!asked) return;
    if (page.peek() !== 'plan') page.value = 'hand';
    box.current?.scrollTo({ top: 0 });
  }, [asked, number]);
  useEffect(() => {
    const hearKey = (event: KeyboardEvent): void => onTableKey(stage, event);
    addEventListener('keydown', hearKey);
    return () => removeEventListener('keydown', hearKey);
  }, [stage]);
  return (
    <div class="hand-table" data-page={page.value} data-decisions={number}>
      <Head />
      <main class="hand-table-main">
        {page.value === 'plan' && (
          <div class="hand-table-plan">
            <Plan />
          </div>
        )}
        <div ref={box} class="hand-table-page">
          {(page.value === 'hand' || page.value === 'plan') && <Question />}
          {page.value === 'hand' && <Hand />}
          {page.value === 'log' && <LogView />}
          {page.value === 'crew' && <Crew />}
          {page.value === 'ship' && <Beside />}
        </div>
        <MoreHints />
        <StageView />
      </main>
      <LineUp />
      <Tabs
        class="hand-table-tabs"
        label={voice.say('table.sheet')}
        value={page}
        pages={{
          hand: 'tabs.hand',
          plan: 'tv.plan',
          log: 'tabs.log',
          crew: 'tabs.crew',
          ship: `tabs.${theme}`,
        }}
        lit={litPages.value}
      />
      <PlaceMenu />
      <Confirm />
    </div>
  );
}
