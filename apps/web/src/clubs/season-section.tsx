/** How the members of a club stand in a season. */
import type { ClubSeason } from '@deadlight/host';
import { POINTS, ROUNDS } from '@deadlight/host/page';
import { useVoice } from '../text/voice.ts';
import './season-section.css';

interface Props {
  readonly season: ClubSeason;
  readonly is: 'now' | 'over';
}

export function SeasonSection({ season: { round, standings }, is }: Props) {
  const voice = useVoice();
  return (
    <section>
      <h2>{voice.say('clubs.season', { is, round, rounds: ROUNDS })}</h2>
      <p class="dim">{voice.say('clubs.seasonAbout', { rounds: ROUNDS, ...POINTS })}</p>
      {standings.length === 0 ? (
        <p class="dim">{voice.say('clubs.noPoints')}</p>
      ) : (
        <table class="season-section-standings">
          <thead>
            <tr>
              {['deals.rank', 'deals.who', 'clubs.points', 'clubs.games', 'clubs.wins'].map(
                (name) => (
                  <th key={name} scope="col">
                    {voice.say(name)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ rank, name, who, points, games, won }) => (
              <tr key={name}>
                <td>{rank}</td>
                <th scope="row">
                  {name} {who === 'reader' && <b>({voice.say('clubs.reader')})</b>}
                </th>
                <td>{points}</td>
                <td>{games}</td>
                <td>{won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
