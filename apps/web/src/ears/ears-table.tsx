/** The table for those who listen: headings, a field for commands, and everything in words. */
import { complete, sayNow } from '@deadlight/games/ask';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
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
import { context, enter, startAsking } from './asking.ts';
import { Coach } from './coach.tsx';
import { Decision } from './decision.tsx';
import { Rooms } from './rooms.tsx';
import { Sounds } from './sounds.tsx';
import { Story } from './story.tsx';
import './ears.css';

/** Nothing else on this page takes single keys. */
function Command() {
  const voice = useVoice();
  const typed = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const key = event.key.toLowerCase();
      if (key === 'c') field.current?.focus();
      else if (key === 'arrowup') recall(-1);
      else if (key === 'arrowdown') recall(1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const known = context.value;
  const suggested =
    known === null || typed.value.length < 2
      ? []
      : complete(known, moment.value!.view, voice, typed.value);
  return (
    <section class="ears-part" aria-labelledby="ears-command">
      <h2 id="ears-command">{voice.say('ears.command')}</h2>
      <form
        class="ears-command"
        onSubmit={(event) => {
          event.preventDefault();
          enter(typed.peek());
          typed.value = '';
        }}
      >
        <label class="field">
          {voice.say('ears.field')}
          <input
            ref={field}
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            list="ears-suggested"
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
        <datalist id="ears-suggested">
          {suggested.map((line) => (
            <option key={line} value={line} />
          ))}
        </datalist>
        <button type="submit" class="primary">
          {voice.say('ears.go')}
        </button>
      </form>
    </section>
  );
}

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
