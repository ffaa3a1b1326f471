/** What everyone shows of themselves. */
import { levelName } from '@deadlight/host/page';
import { explained, ofCard } from '../explain/explanation.ts';
import { ask } from '../explain/gestures.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { moment } from '../link.ts';
import { hurtOf, Portrait } from '../people/portrait.tsx';
import { useVoice } from '../text/voice.ts';
import { useOffers } from './choices.ts';
import { useScene } from './current.ts';
import { SaidMark } from './mark.tsx';
import { touch } from './menu.tsx';
import { Deductions, OpinionOf } from './notebook-view.tsx';
import type { Person } from './scene.ts';
import { sitterOf } from './sitter.ts';
import './person.css';

const Title = ({ person }: { readonly person: Person }) => {
  const voice = useVoice();
  const player = moment.value?.players[person.seat];
  return (
    <span class="person-title">
      <span class="person-name">{person.name}</span>
      <span class="person-about">
        {[
          sitterOf(person.seat),
          player?.kind === 'person' && player.program === true
            ? voice.say('onlineTable.program')
            : null,
          person.seatName === person.name ? null : person.seatName,
          person.own ? voice.say('table.you') : null,
          player?.kind === 'bot'
            ? voice.say('lobby.bot', { name: levelName(voice, player.level) })
            : null,
          person.first ? voice.say('table.first') : null,
          person.passed ? voice.say('table.passed') : null,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
    </span>
  );
};

const Sheet = ({ person }: { readonly person: Person }) => {
  const offers = useOffers(person.id);
  const head = (
    <>
      <span class="person-face">
        <Portrait icon={person.icon} colour={person.colour} hurt={hurtOf(person)} />
        <Token shape={person.shape} colour={person.colour} icon={person.icon} />
      </span>
      <Title person={person} />
    </>
  );
  return (
    <li
      class="person"
      data-own={person.own || undefined}
      data-turn={person.turn || undefined}
      data-gone={person.gone || undefined}
    >
      {offers.length > 0 ? (
        <button
          type="button"
          class="person-head"
          data-offers
          onClick={(event) =>
            touch({
              title: person.name,
              text: '',
              rule: null,
              targets: [person.id],
              anchor: event.currentTarget,
            })
          }
        >
          {head}
        </button>
      ) : (
        <div class="person-head">{head}</div>
      )}
      <p class="person-where">{person.where}</p>
      {!person.gone && (
        <p class="person-marks">
          {[...person.hidden, ...person.wounds, ...person.states].map((mark) => (
            <SaidMark key={mark.label} mark={mark} />
          ))}
        </p>
      )}
      <OpinionOf person={person} />
      {person.holds.length > 0 && (
        <ul class="person-holds">
          {person.holds.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                class="person-held"
                onClick={ask}
                {...explained(() => ofCard(card))}
              >
                <Icon name={card.icon} /> {card.name}
                {card.badge !== undefined && <b> {card.badge}</b>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

export function Crew() {
  return (
    <>
      <ul class="person-list">
        {useScene((now) => now.people).map((person) => (
          <Sheet key={person.id} person={person} />
        ))}
      </ul>
      <Deductions />
    </>
  );
}
