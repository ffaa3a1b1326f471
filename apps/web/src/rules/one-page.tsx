/** The game on one page: goal, a round, what one can do and what it costs, how it ends. */
import { at } from '@deadlight/engine';
import type { Handbook } from '@deadlight/games/handbook';
import { Icon } from '../icons/icon.tsx';
import { useVoice } from '../text/voice.ts';
import { Linked } from './linked.tsx';
import './one-page.css';

export function OnePage({ handbook: { primer, actions } }: { readonly handbook: Handbook }) {
  const voice = useVoice();
  return (
    <article class="one-page">
      <h3>{voice.say('rules.onePage')}</h3>
      <section class="one-page-goal">
        <h4>{voice.say('rules.goal')}</h4>
        <p>
          <Linked text={primer.goal} />
        </p>
      </section>
      <section>
        <h4>{voice.say('rules.round')}</h4>
        <ol class="one-page-round">
          {primer.round.map((line) => (
            <li key={line}>
              <span>
                <Linked text={line} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h4>{voice.say('rules.actions')}</h4>
        <ul class="one-page-actions">
          {actions.map(({ verb, icon, cost }) => (
            <li key={verb}>
              <Icon name={icon} />
              <span>
                <b>{at(primer.actions, verb, 'action').name}</b>{' '}
                {at(primer.actions, verb, 'action').is}
              </span>
              <span class="one-page-cost">
                {cost === null ? voice.say('rules.asPrinted') : voice.say('cost', { cost })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h4>{voice.say('rules.ends')}</h4>
        <ul class="one-page-ends">
          {primer.end.map((line) => (
            <li key={line}>
              <Linked text={line} />
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
