/** The table for those who listen: headings, a field for commands, and everything in words. */
import { sayNow } from '@deadlight/games/ask';
import { useEffect } from 'preact/hooks';
import { DeathScene } from '../director/death-scene.tsx';
import { useStage } from '../director/stage-of-page.ts';
import { call, moment } from '../link.ts';
import { leaveTable } from '../online/leave-table.ts';
import { PuzzlePanel } from '../puzzles/puzzle-panel.tsx';
import { openRules } from '../rules/reading.ts';
import { ears } from '../settings/settings.ts';
import { openSettings } from '../settings/settings-dialog.tsx';
import { Call } from '../table/call.tsx';
import { Unsaved } from '../table/unsaved.tsx';
import { useVoice } from '../text/voice.ts';
import { recall, spoken } from './announcer.ts';
import { context, startAsking } from './asking.ts';
import { Coach } from './coach.tsx';
import { Command } from './command.tsx';
import { Decision } from './decision.tsx';
import { Rooms } from './rooms.tsx';
import { Sounds } from './sounds.tsx';
import { Story } from './story.tsx';
import './ears.css';

/** What was said last; it is spoken by the region that all pages share. */
function Answer() {
  const voice = useVoice();
  const stage = useStage();
  const tool = (text: string, onClick: () => void) => (
    <button type="button" class="plain" onClick={onClick}>
      {voice.say(text)}
    </button>
  );
  return (
    <section class="ears-part" aria-labelledby="ears-answer">
      <h2 id="ears-answer">{voice.say('ears.answer')}</h2>
      <p class="ears-said">{spoken.value.at(-1) ?? ''}</p>
      <p class="ears-tools">
        {tool('ears.earlier', () => recall(-1))}
        {tool('ears.again', () => recall(0))}
        {tool('ears.later', () => recall(1))}
        {moment.value!.paused && tool('ears.goOn', () => stage.goOn())}
      </p>
    </section>
  );
}

function Lists() {
  const voice = useVoice();
  const known = context.value;
  const { view } = moment.value!;
  const listen = known?.telling.ears;
  if (known === null || listen === undefined) return null;
  const cards = [
    ...listen.hand(view, voice, known.sheets),
    ...listen.items(view, voice, known.sheets),
  ];
  return (
    <>
      <section class="ears-part" aria-labelledby="ears-hand">
        <h2 id="ears-hand">{voice.say('ears.hand')}</h2>
        <ul class="ears-list">
          {cards.map(({ name, note, text }, i) => (
            <li key={i}>
              <strong>{note === '' ? name : `${name}, ${note}`}</strong> {text}
            </li>
          ))}
        </ul>
      </section>
      <section class="ears-part" aria-labelledby="ears-crew">
        <h2 id="ears-crew">{voice.say('tabs.crew')}</h2>
        <ul class="ears-list">
          {listen.people(view, voice).map(({ seat, name, says }) => (
            <li key={seat}>
              <strong>{seat === view.seat ? `${name} (${voice.say('table.you')})` : name}</strong>{' '}
              {says.join(', ')}.
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

export function EarsTable() {
  const voice = useVoice();
  const stage = useStage();
  const { view, number } = moment.value!;
  useEffect(startAsking, []);
  // What was learned in secret has been told.
  useEffect(() => {
    stage.secrets.value = [];
    stage.dismissBlows();
  }, [number, stage.secrets.value]);
  return (
    <main class="ears" data-decisions={number}>
      <header class="ears-head">
        <h1>{voice.say('game.name')}</h1>
        <button
          type="button"
          class="plain"
          onClick={() => {
            ears.value = 'off';
          }}
        >
          {voice.say('ears.picture')}
        </button>
        <button type="button" class="plain" onClick={() => openRules(null)}>
          {voice.say('table.rules')}
        </button>
        <button type="button" class="plain" onClick={openSettings}>
          {voice.say('table.settings')}
        </button>
        <button type="button" class="plain" onClick={leaveTable}>
          {voice.say('table.leave')}
        </button>
        <Unsaved />
      </header>
      <section class="ears-part" aria-labelledby="ears-now">
        <h2 id="ears-now">{voice.say('ears.now')}</h2>
        <p>{context.value === null ? '' : sayNow(context.value, view, voice).join(' ')}</p>
        {call.value !== null && <Call />}
      </section>
      <PuzzlePanel />
      <Coach />
      <Command />
      <Answer />
      <Decision />
      <Rooms />
      <Lists />
      <Story />
      <Sounds />
      <DeathScene />
    </main>
  );
}
