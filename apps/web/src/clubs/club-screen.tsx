/** A club: its weeks and members; for others, whether they want to join. */
import type { ClubInfo } from '@deadlight/host';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Tool } from '../account/tool.tsx';
import { loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { connected, enterLobby, findServer, say, server } from '../online/line.ts';
import { go, hashOf } from '../route.ts';
import { keptSetting } from '../settings/kept.ts';
import { LinkField } from '../share/link-field.tsx';
import { useVoice } from '../text/voice.ts';
import { askClubs, connectClubs, shown } from './clubs.ts';
import { NameField } from './name-field.tsx';
import { SeasonSection } from './season-section.tsx';
import { WeekSection } from './week-section.tsx';
import '../account/account.css';

connectClubs(say);

function Join({ club: { id, members } }: { readonly club: ClubInfo }) {
  const voice = useVoice();
  const as = useSignal(keptSetting('name') ?? '');
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        askClubs({ do: 'join', club: id, as: as.peek() });
      }}
    >
      <p>{voice.say('clubs.about')}</p>
      <p class="dim">{voice.say('clubs.members', { count: members })}</p>
      <NameField label={voice.say('clubs.as')} value={as} />
      <button type="submit" class="primary" disabled={!connected.value}>
        {voice.say('clubs.join')}
      </button>
    </form>
  );
}

type Inside = NonNullable<ClubInfo['inside']>;

function People({ club, inside }: { readonly club: string; readonly inside: Inside }) {
  const voice = useVoice();
  const link = new URL(hashOf({ at: 'club', id: club }), location.href).href;
  return (
    <section>
      <h2>{voice.say('clubs.people')}</h2>
      <ul class="account-list">
        {inside.people.map(({ id, name, who, host }) => (
          <li key={id}>
            <span>
              <b>{name}</b>{' '}
              <span class="dim">
                {[host && voice.say('clubs.host'), who === 'reader' && voice.say('clubs.reader')]
                  .filter((one) => one !== false)
                  .join(', ')}
              </span>
            </span>
            {inside.host && who === 'member' && (
              <Tool ask={() => askClubs({ do: 'remove', club, member: id })}>
                {voice.say('clubs.remove')}
                <span class="for-ears"> {name}</span>
              </Tool>
            )}
          </li>
        ))}
      </ul>
      <LinkField label={voice.say('clubs.link')} link={link} />
      <Tool
        ask={() => {
          askClubs({ do: 'leave', club });
          go({ at: 'clubs' });
        }}
      >
        {voice.say('clubs.leave')}
      </Tool>
    </section>
  );
}

export function ClubScreen({ id }: { readonly id: string }) {
  const voice = useVoice();
  useEffect(() => {
    void findServer().then(enterLobby);
    return loadAbout(OFFERED.map(({ id: game }) => game));
  }, []);
  useEffect(() => {
    if (connected.value) askClubs({ do: 'show', club: id });
  }, [connected.value, id]);
  const told = shown.value?.id === id ? shown.value : null;
  const club = told?.club ?? null;
  return (
    <main class="account" aria-busy={server.value === true && told === null}>
      <p>
        <a href={hashOf({ at: 'clubs' })}>{voice.say('clubs.title')}</a>
      </p>
      <h1>{club?.name ?? voice.say('clubs.title')}</h1>
      {server.value === false && <p>{voice.say('online.noServer')}</p>}
      {told !== null && club === null && <p>{voice.say('clubs.missing')}</p>}
      {club !== null && club.inside === null && <Join club={club} />}
      {club?.inside != null && (
        <>
          {club.inside.weeks.map((week) => (
            <WeekSection key={week.week} club={id} week={week} />
          ))}
          <p class="dim">{voice.say('clubs.fair')}</p>
          {club.inside.seasons.map((season, i) => (
            <SeasonSection key={season.first} season={season} is={i === 0 ? 'now' : 'over'} />
          ))}
          <People club={id} inside={club.inside} />
        </>
      )}
    </main>
  );
}
