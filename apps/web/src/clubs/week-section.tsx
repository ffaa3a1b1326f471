/** The teams of a club in a week: those that form, play, or have finished. */
import type { ClubWeek, TeamInfo } from '@deadlight/host';
import { weekDeal } from '@deadlight/host/page';
import { Tool } from '../account/tool.tsx';
import { aboutGames } from '../lobby/about-games.ts';
import { hashOf } from '../route.ts';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import { askClubs } from './clubs.ts';
import '../account/account.css';

interface Props {
  readonly club: string;
  readonly week: ClubWeek;
}

function Team({ club, week, team }: Props & { readonly team: TeamInfo }) {
  const voice = useVoice();
  const { id, mine, state, table, won, decisions, rank } = team;
  const lists = new Intl.ListFormat(language.value, { type: 'conjunction' });
  const names = lists.format(team.names.map((name) => name ?? voice.say('clubs.former')));
  const isForming = state === 'forming' && week.is !== 'over';
  const hasSeat = team.names.length < weekDeal(week.week).seats;
  const isSignedUp = week.teams.some((one) => one.mine);
  const said =
    won !== null
      ? voice.say('clubs.result', { won: won ? 'yes' : 'no', decisions: decisions ?? 0 })
      : voice.say(`clubs.${week.is === 'over' ? 'unfinished' : state}`);
  return (
    <li>
      <div>
        <p>
          <b>{names}</b> {said}
        </p>
        {rank !== null && (
          <p class="dim">{voice.say('clubs.rank', { rank, finished: week.finished })}</p>
        )}
      </div>
      <span class="account-tools">
        {table !== null && (
          <a
            class={mine && state === 'playing' ? 'primary' : 'plain'}
            href={
              mine
                ? hashOf({ at: 'online', id: table })
                : hashOf({ at: 'replay', of: { from: 'online', id: table } })
            }
          >
            {voice.say(mine ? 'clubs.ours' : 'clubs.theirs')}
            {!mine && <span class="for-ears">: {names}</span>}
          </a>
        )}
        {isForming && mine && week.is === 'now' && (
          <Tool main ask={() => askClubs({ do: 'begin', club, team: id })}>
            {voice.say('clubs.begin')}
          </Tool>
        )}
        {isForming && mine && (
          <Tool ask={() => askClubs({ do: 'sign-off', club, week: week.week })}>
            {voice.say('clubs.off')}
          </Tool>
        )}
        {isForming && !isSignedUp && hasSeat && (
          <Tool ask={() => askClubs({ do: 'sign-up', club, week: week.week, team: id })}>
            {voice.say('clubs.joinTeam', { names })}
          </Tool>
        )}
      </span>
    </li>
  );
}

export function WeekSection({ club, week }: Props) {
  const voice = useVoice();
  const { week: number, is, teams } = week;
  const { from, to, game, seats } = weekDeal(number);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' });
  const date = (iso: string): string => day.format(new Date(iso));
  const isSignedUp = teams.some(({ mine }) => mine);
  return (
    <section>
      <h2>{voice.say('clubs.week', { is, from: date(from), to: date(to) })}</h2>
      <p>
        {voice.say('clubs.deal', { game: aboutGames.value[game]?.name ?? game, seats })}{' '}
        {is !== 'over' && voice.say(`clubs.${is}`)}
      </p>
      {teams.length === 0 && <p class="dim">{voice.say('clubs.noTeam')}</p>}
      <ul class="account-list">
        {teams.map((team) => (
          <Team key={team.id} club={club} week={week} team={team} />
        ))}
      </ul>
      {is !== 'over' && !isSignedUp && (
        <Tool ask={() => askClubs({ do: 'sign-up', club, week: number })}>
          {voice.say('clubs.newTeam')}
        </Tool>
      )}
    </section>
  );
}
