/** The chat of an online table: plain text, and phrases that everybody reads in their own language. */
import type { ChatLine, TableInfo } from '@deadlight/host';
import { LONGEST_CHAT, PHRASES } from '@deadlight/host/page';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Token } from '../icons/token.tsx';
import { keptSetting } from '../settings/kept.ts';
import { scene } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import { BlockButton } from './block-button.tsx';
import { chatOpen, hidden, lines, mute, reported, unhide } from './chat.ts';
import { info, say } from './line.ts';
import './chat-panel.css';

function LineTools({ line }: { readonly line: ChatLine }) {
  const voice = useVoice();
  const isReported = reported.value.has(line.number);
  return (
    <details class="chat-panel-tools">
      <summary aria-label={voice.say('onlineTable.chatTools', { name: line.name })}>⋯</summary>
      <span>
        <button type="button" class="quiet" onClick={() => mute(line.who)}>
          {voice.say('onlineTable.mute')}
        </button>
        <BlockButton name={line.name} who={{ line: line.number }} />
        <button
          type="button"
          class="quiet"
          disabled={isReported}
          onClick={() => {
            say({ say: 'report', line: line.number });
            reported.value = new Set([...reported.peek(), line.number]);
          }}
        >
          {voice.say(isReported ? 'onlineTable.reported' : 'onlineTable.report')}
        </button>
      </span>
    </details>
  );
}

function LineView({ line }: { readonly line: ChatLine }) {
  const voice = useVoice();
  const person = scene.value?.people.find(({ seat }) => seat === line.seat);
  const name = line.name === '' ? voice.say('onlineTable.spectator') : line.name;
  return (
    <li class="chat-panel-line" data-mine={line.mine || undefined} data-room={line.room}>
      <p class="chat-panel-who">
        {person !== undefined && (
          <Token shape={person.shape} colour={person.colour} icon={person.icon} />
        )}
        <b>{name}</b>
        {line.seat !== null && info.value?.seats[line.seat]?.program === true && (
          <span class="dim">{voice.say('onlineTable.program')}</span>
        )}
        {line.room === 'watchers' && (
          <span class="dim">{voice.say('onlineTable.roomWatchers')}</span>
        )}
        {!line.mine && <LineTools line={line} />}
      </p>
      <p class="chat-panel-text">
        {'text' in line.what ? line.what.text : voice.say(`onlineTable.phrase.${line.what.phrase}`)}
      </p>
    </li>
  );
}

export function ChatPanel({ table }: { readonly table: TableInfo }) {
  const voice = useVoice();
  const text = useSignal('');
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Whoever opens it wants to write; what is typed must not be shortcuts of the table.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const count = lines.value.length;
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const plays = table.seats.some(({ mine }) => mine);
  const called = plays ? null : keptSetting('name');
  const name = called === null ? {} : { name: called };
  return (
    <aside
      class="chat-panel"
      aria-label={voice.say('online.chat')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') chatOpen.value = false;
      }}
    >
      <header>
        <h2>{voice.say('online.chat')}</h2>
        <span class="dim">
          {voice.say(plays ? 'onlineTable.toTable' : 'onlineTable.toWatchers')}
        </span>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            chatOpen.value = false;
          }}
        >
          {voice.say('table.close')}
        </button>
      </header>
      <ol class="chat-panel-lines" ref={list}>
        {count === 0 && <li class="dim">{voice.say('onlineTable.chatEmpty')}</li>}
        {lines.value.map((line) => (
          <LineView key={line.at + line.number} line={line} />
        ))}
      </ol>
      {hidden.value.length > 0 && (
        <p class="chat-panel-hidden dim">
          {voice.say('onlineTable.hidden')}{' '}
          {hidden.value.map(({ who, name: theirs }) => (
            <button key={who} type="button" class="quiet" onClick={() => unhide(who)}>
              {theirs === '' ? voice.say('onlineTable.spectator') : theirs}
            </button>
          ))}
        </p>
      )}
      <ul class="chat-panel-phrases" aria-label={voice.say('onlineTable.phrases')}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => say({ say: 'chat', what: { phrase }, ...name })}>
              {voice.say(`onlineTable.phrase.${phrase}`)}
            </button>
          </li>
        ))}
      </ul>
      <form
        class="chat-panel-say"
        onSubmit={(event) => {
          event.preventDefault();
          const what = { text: text.peek().trim().slice(0, LONGEST_CHAT) };
          if (what.text === '') return;
          say({ say: 'chat', what, ...name });
          text.value = '';
        }}
      >
        <input
          ref={field}
          type="text"
          maxLength={LONGEST_CHAT}
          autocomplete="off"
          aria-label={voice.say('onlineTable.chatSay')}
          placeholder={voice.say('onlineTable.chatSay')}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="primary">
          {voice.say('onlineTable.send')}
        </button>
      </form>
    </aside>
  );
}
