/** The plan as a table: every room with its state, its ways and who is there. */
import { type Exit, type Plan, sayExit, sayWay } from '@deadlight/games/ask';
import type { Voice } from '@deadlight/games/text';
import { moment } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import { context } from './asking.ts';
import './ears.css';

const COLUMNS = ['1', '2', '3', '4'] as const;

const said = (voice: Voice, plan: Plan, { to, into, ...exit }: Exit): string => {
  const beyond = to === null ? into : (plan.spots.find(({ id }) => id === to)?.short ?? to);
  return [beyond, ...sayWay(voice, { to, into, ...exit })].join(', ');
};

/** Where ways have numbers, a column for each; elsewhere all of them in one. */
function Ways({ voice, plan, exits }: { voice: Voice; plan: Plan; exits: readonly Exit[] }) {
  const numbered = plan.spots.some((spot) =>
    spot.exits.some(({ names }) => names.includes(COLUMNS[0])),
  );
  if (!numbered) return <td>{exits.map((exit) => sayExit(voice, plan, exit)).join('; ')}</td>;
  const others = exits.filter(({ names }) => !names.some((name) => /^\d$/.test(name)));
  return (
    <>
      {COLUMNS.map((number) => {
        const exit = exits.find(({ names }) => names.includes(number));
        return <td key={number}>{exit === undefined ? '' : said(voice, plan, exit)}</td>;
      })}
      <td>{others.map((exit) => sayExit(voice, plan, exit)).join('; ')}</td>
    </>
  );
}

export function Rooms() {
  const voice = useVoice();
  const plan = context.value?.telling.ears?.plan(moment.value!.view, voice);
  if (plan === undefined) return null;
  const numbered = plan.spots.some((spot) =>
    spot.exits.some(({ names }) => names.includes(COLUMNS[0])),
  );
  const heads = [
    'ears.room',
    'ears.state',
    ...(numbered ? COLUMNS.map((number) => ({ number })) : []),
    numbered ? 'ears.otherWays' : 'ears.ways',
    'ears.present',
  ];
  return (
    <section class="ears-part" aria-labelledby="ears-rooms">
      <h2 id="ears-rooms">{voice.say('ears.rooms')}</h2>
      <div class="ears-scroll">
        <table class="ears-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={typeof head === 'string' ? head : head.number} scope="col">
                  {typeof head === 'string' ? voice.say(head) : voice.say('ears.corridor', head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.spots.map(({ id, name, state, exits, people, creatures, things }) => (
              <tr key={id} data-mine={plan.mine.some(({ spot }) => spot === id) || undefined}>
                <th scope="row">{name}</th>
                <td>{state.join(', ')}</td>
                <Ways voice={voice} plan={plan} exits={exits} />
                <td>{[...creatures, ...people, ...things].join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
