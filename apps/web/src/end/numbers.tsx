/** What everybody did, counted. */
import { at } from '@deadlight/engine';
import type { Story } from '@deadlight/host';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { browserGame, moment } from '../link.ts';
import { countAll, countOf, roundsOf } from '../story/tally.ts';
import { useVoice } from '../text/voice.ts';
import type { Fate } from './end-scene.ts';
import './numbers.css';

interface Props {
  readonly story: Story;
  readonly fates: readonly Fate[];
}

export function Numbers({ story, fates }: Props) {
  const voice = useVoice();
  const { app, tallies } = browserGame.value!;
  const { vars } = moment.value!.view;
  const each = tallies.filter(({ by }) => by !== undefined);
  const all = countAll(tallies, story.lines);
  return (
    <section class="numbers">
      <h2>{voice.say('end.numbers')}</h2>
      <p class="numbers-all">
        <span>{voice.say('end.rounds', { count: roundsOf(app, story.lines) })}</span>
        <span>{voice.say('end.decisions', { count: story.decided.length })}</span>
        {tallies
          .filter(({ id }) => id in all)
          .map(({ id, icon }) => (
            <span key={id}>
              <Icon name={icon} /> {voice.say(`tally.${id}`, { count: at(all, id, 'tally') })}
            </span>
          ))}
      </p>
      <div class="numbers-scroll">
        <table>
          <thead>
            <tr>
              <td />
              {each.map(({ id, icon }) => (
                <th key={id} scope="col" title={voice.say(`tally.${id}`)}>
                  <Icon name={icon} />
                  <span>{voice.say(`tally.${id}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fates.map(({ seat, name, shape, colour, icon }) => {
              const count = countOf(tallies, story.lines, app.telling.seatRef(vars, seat));
              return (
                <tr key={seat}>
                  <th scope="row">
                    <Token shape={shape} colour={colour} icon={icon} /> {name}
                  </th>
                  {each.map(({ id }) => (
                    <td key={id}>{count[id]}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
