/** The table: plan in the middle, everything else around it. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { StageOfPage, useNewStage, useStage } from '../director/stage-of-page.ts';
import { StageView } from '../director/stage-view.tsx';
import { EarsTable } from '../ears/ears-table.tsx';
import { startTelling } from '../ears/news.ts';
import { EndScreen } from '../end/end-screen.tsx';
import { ExplanationCard } from '../explain/explanation-card.tsx';
import { CoachPanel } from '../guide/coach-panel.tsx';
import { handOver, moment } from '../link.ts';
import { LogView } from '../log/log-view.tsx';
import { PuzzlePanel, PuzzleResult } from '../puzzles/puzzle-panel.tsx';
import { trying } from '../puzzles/trying.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { ears } from '../settings/settings.ts';
import { startAmbience } from '../sound/ambience.ts';
import { SoundQuestion } from '../sound/sound-question.tsx';
import { useVoice } from '../text/voice.ts';
import { startAutomatic } from './automatic.ts';
import { Beside } from './beside.tsx';
import { forgetChoices } from './choices.ts';
import { Confirm } from './confirm.tsx';
import { Crew } from './crew.tsx';
import { scene, useScene } from './current.ts';
import { GoalsInShort } from './goals.tsx';
import { Hand } from './hand.tsx';
import { HandOver } from './hand-over.tsx';
import { MoreHints } from './hints.tsx';
import { onTableKey } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { LineUp } from './line-up.tsx';
import { litPages } from './lit-pages.ts';
import { PlaceMenu } from './menu.tsx';
import { PointedOdds } from './odds.tsx';
import { Plan } from './plan.tsx';
import { Question } from './question.tsx';
import { StandingList } from './standing-menu.tsx';
import { Strip } from './strip.tsx';
import { Tabs } from './tabs.tsx';
import './table.css';

function Playing() {
  const voice = useVoice();
  const stage = useStage();
  const story = useSignal('log');
  const sheet = useSignal('act');
  const pages = {
    log: 'tabs.log',
    crew: 'tabs.crew',
    ship: `tabs.${useScene((now) => now.theme)}`,
  };
  const dock = useRef<HTMLDivElement>(null);
  const asked = stage.playing.value === null && moment.value!.view.question !== null;
  const { number } = moment.value!;
  // A question is put before the player it is for, from its first word.
  useLayoutEffect(() => {
    if (!asked) return;
    sheet.value = 'act';
    // With the next frame, which has to be laid out anyway.
    const frame = requestAnimationFrame(() => {
      dock.current?.scrollTo({ top: 0 });
      dock.current?.querySelector('.question')?.scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, number]);
  useEffect(() => {
    const hearKey = (event: KeyboardEvent): void => onTableKey(stage, event);
    addEventListener('keydown', hearKey);
    return () => removeEventListener('keydown', hearKey);
  }, [stage]);
  return (
    <div class="table" data-sheet={sheet.value} data-decisions={moment.value!.number}>
      <Strip />
      <main class="table-main">
        <Plan />
        <GoalsInShort />
        <PointedOdds />
        <MoreHints />
        <StageView />
      </main>
      <SoundQuestion />
      <LineUp />
      <div class="coach-place">
        <PuzzlePanel />
        <CoachPanel />
      </div>
      <Tabs
        class="table-sheet-tabs"
        label={voice.say('table.sheet')}
        value={sheet}
        pages={{ act: 'tabs.act', hand: 'tabs.hand', ...pages }}
        lit={litPages.value}
      />
      {/* Whoever reads in order comes to the decision before the log. */}
      <div ref={dock} class="table-dock">
        <Question />
        <Hand />
      </div>
      <aside class="table-side" aria-label={voice.say('table.side')}>
        <Tabs
          class="table-side-tabs"
          label={voice.say('table.side')}
          value={story}
          pages={pages}
          lit={litPages.value}
        />
        <div class="table-page" data-page="log" data-shown={story.value === 'log' || undefined}>
          <LogView />
        </div>
        <div class="table-page" data-page="crew" data-shown={story.value === 'crew' || undefined}>
          <Crew />
        </div>
        <div class="table-page" data-page="ship" data-shown={story.value === 'ship' || undefined}>
          <Beside />
        </div>
      </aside>
      <PlaceMenu />
      <Confirm />
    </div>
  );
}

/** `playing` is how the table is laid out while it is played. */
export function TableScreen({ playing: Laid = Playing }: { readonly playing?: ComponentType }) {
  const voice = useVoice();
  const stage = useNewStage();
  useEffect(() => stage.start(), [stage]);
  useEffect(startAmbience, []);
  useEffect(startTelling, []);
  useEffect(() => startAutomatic(stage), [stage]);
  useEffect(
    () =>
      handOver.subscribe((now) => {
        if (now !== null) forgetChoices();
      }),
    [],
  );
  if (handOver.value !== null) return <HandOver />;
  if (moment.value === null || scene.value === null)
    return (
      <main class="loading" aria-busy="true">
        <p>{voice.say('table.loading')}</p>
      </main>
    );
  const told = stage.playing.value === null && stage.death.value === null;
  // What came of a lesson is said by the lesson.
  const isLesson = trying.value?.lesson != null;
  const over = told && !isLesson && moment.value.view.over !== null && moment.value.replay === null;
  return (
    <StageOfPage.Provider value={stage}>
      <div class="themed screen" data-game={scene.value.theme}>
        {over ? <EndScreen /> : ears.value === 'on' ? <EarsTable /> : <Laid />}
        <PuzzleResult />
        <ExplanationCard />
        <KeysDialog />
        <StandingList />
        <RulesDrawer />
      </div>
    </StageOfPage.Provider>
  );
}
