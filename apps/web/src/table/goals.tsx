/** What I want to reach, always in sight, and how far I am. */
import { explained, ofCard } from '../explain/explanation.ts';
import { Icon } from '../icons/icon.tsx';
import { useVoice } from '../text/voice.ts';
import { useOffers } from './choices.ts';
import { useScene } from './current.ts';
import { touch } from './menu.tsx';
import type { Goal, Tallied } from './scene.ts';
import './goals.css';

const SIGNS = { met: 'check', open: 'open', lost: 'cross', unknown: 'unsure' } as const;

const Condition = ({ text, prospect }: Tallied) => {
  const voice = useVoice();
  return (
    <li class="goals-condition" data-prospect={prospect} title={voice.say(`prospect.${prospect}`)}>
      <Icon name={SIGNS[prospect]} />
      <span>{text}</span> <span class="for-ears">{voice.say(`prospect.${prospect}`)}</span>
    </li>
  );
};

const Conditions = ({ all }: { readonly all: readonly Tallied[] }) => (
  <ul>
    {all.map((one) => (
      <Condition key={one.text} {...one} />
    ))}
  </ul>
);

const GoalView = ({ goal }: { readonly goal: Goal }) => {
  const voice = useVoice();
  const offers = useOffers(goal.id);
  return (
    <li class="goals-one">
      <button
        type="button"
        class="goals-name"
        data-offers={offers.length > 0 || undefined}
        {...explained(() => ofCard(goal))}
        onClick={(event) =>
          touch({
            title: goal.name,
            tags: goal.tags ?? [],
            text: goal.text,
            rule: goal.rule,
            targets: [goal.id],
            anchor: event.currentTarget,
          })
        }
      >
        <Icon name={goal.icon} /> {goal.name}
      </button>
      <Conditions all={goal.always} />
      {goal.either.map((all, i) => (
        <div key={i} class="goals-either">
          {i > 0 && <span class="goals-or">{voice.say('prospect.or')}</span>}
          <Conditions all={all} />
        </div>
      ))}
    </li>
  );
};

export function Goals() {
  const voice = useVoice();
  const goals = useScene((now) => now.goals);
  if (goals.length === 0) return null;
  return (
    <section class="goals" aria-label={voice.say('table.goals')}>
      <ul>
        {goals.map((goal) => (
          <GoalView key={goal.id} goal={goal} />
        ))}
      </ul>
    </section>
  );
}

/** On a small screen: a sign for each condition, and all of it when touched. */
export function GoalsInShort() {
  const voice = useVoice();
  const goals = useScene((now) => now.goals);
  if (goals.length === 0) return null;
  return (
    <details class="goals-short">
      <summary aria-label={voice.say('table.goals')}>
        {goals.map(({ id, icon, always, either }) => (
          <span key={id}>
            <Icon name={icon} />
            {[...always, ...either.flat()].map(({ text, prospect }) => (
              <i key={text} class="goals-condition" data-prospect={prospect}>
                <Icon name={SIGNS[prospect]} />
              </i>
            ))}
          </span>
        ))}
      </summary>
      <Goals />
    </details>
  );
}
