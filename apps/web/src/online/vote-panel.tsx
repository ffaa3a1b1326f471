/** What the table is asked: everybody sees it, and those whose word counts answer. */
import type { Choice, TableInfo, VoteInfo } from '@deadlight/host';
import { useEffect } from 'preact/hooks';
import { announce } from '../ears/announcer.ts';
import { Told } from '../explain/told.tsx';
import { Icon } from '../icons/icon.tsx';
import { browserGame as game } from '../link.ts';
import { scene } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import { say } from './line.ts';
import { useNames } from './who.ts';
import './vote-panel.css';

const ICONS: Readonly<Record<Choice, string>> = {
  yes: 'check',
  no: 'cross',
  wait: 'clock',
  skip: 'skip',
  bot: 'bot',
};

function useAbout(table: TableInfo, { about, by }: VoteInfo): string {
  const voice = useVoice();
  const name = useNames(table);
  if (about.do === 'late')
    return about.seat === null
      ? voice.say('onlineTable.vote.lateSeveral')
      : voice.say('onlineTable.vote.late', { whom: name(about.seat) });
  if (about.do === 'sit')
    return voice.say('onlineTable.vote.sit', { who: about.name, whom: name(about.seat) });
  const who = by === null ? '' : name(by);
  const whom = about.do === 'bot' ? name(about.seat) : '';
  return voice.say(`onlineTable.vote.${about.do}`, { who, whom });
}

export function VotePanel({ table, vote }: { readonly table: TableInfo; readonly vote: VoteInfo }) {
  const voice = useVoice();
  const name = useNames(table);
  const about = useAbout(table, vote);
  const mine = vote.voices.find(({ seat }) => table.seats[seat]!.mine);
  useEffect(
    () =>
      announce(
        voice.say('ears.sentence', { text: voice.say('onlineTable.vote.title') }),
        about,
        mine === undefined
          ? ''
          : voice.say('ears.votes', {
              choices: vote.choices.map((choice) => voice.say(`onlineTable.choice.${choice}`)),
            }),
      ),
    [vote.number],
  );
  const drawn = scene.value !== null && game.value !== null;
  return (
    <section class="vote-panel" aria-label={voice.say('onlineTable.vote.title')}>
      <h2>{about}</h2>
      {vote.about.do === 'rewind' && drawn && (
        <>
          <p class="dim">{voice.say('onlineTable.vote.takesBack', { count: vote.lines.length })}</p>
          <ol class="vote-panel-lines">
            {vote.lines.map((line, i) => (
              <li key={i}>
                <Told line={line} />
              </li>
            ))}
          </ol>
        </>
      )}
      <ul class="vote-panel-voices">
        {vote.voices.map(({ seat, says }) => (
          <li key={seat} data-says={says ?? undefined}>
            <Icon name={says === null ? 'clock' : ICONS[says]} /> {name(seat)}
            <span class="for-ears">
              {says === null
                ? voice.say('onlineTable.vote.silent')
                : voice.say(`onlineTable.choice.${says}`)}
            </span>
          </li>
        ))}
      </ul>
      {mine !== undefined && (
        <div class="vote-panel-choices">
          {vote.choices.map((choice) => (
            <button
              key={choice}
              type="button"
              class="plain"
              data-choice={choice}
              aria-pressed={mine.says === choice}
              title={voice.say(`onlineTable.choiceIs.${choice}`)}
              onClick={() => say({ say: 'vote', vote: vote.number, choice })}
            >
              <Icon name={ICONS[choice]} /> {voice.say(`onlineTable.choice.${choice}`)}
            </button>
          ))}
        </div>
      )}
      <p class="dim">{voice.say('onlineTable.vote.rule', { about: vote.about.do })}</p>
      {vote.about.do === 'late' && mine !== undefined && (
        <p class="dim">{voice.say('onlineTable.choiceIs.skip')}</p>
      )}
    </section>
  );
}
