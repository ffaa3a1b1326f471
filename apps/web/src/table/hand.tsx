/** The seat's own things, always in sight. */
import type { CSSProperties } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Token } from '../icons/token.tsx';
import { useVoice } from '../text/voice.ts';
import { CardView } from './card.tsx';
import { useScene } from './current.ts';
import { Goals } from './goals.tsx';
import { SaidMark } from './mark.tsx';
import type { Card } from './scene.ts';
import './person.css';
import './hand.css';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly Card[];
}

const Row = ({ id, name, cards }: Props) =>
  // The place of the hand is kept.
  cards.length === 0 && id !== 'hand' ? null : (
    <section
      class="hand-row"
      data-row={id}
      aria-label={name}
      style={{ '--cards': cards.length } as CSSProperties}
    >
      <h2>{name}</h2>
      <div class="hand-cards">
        {cards.map((card, i) => (
          <CardView
            key={`${card.id}/${i}`}
            card={card}
            copy={cards.slice(0, i).filter(({ id: other }) => other === card.id).length}
          />
        ))}
      </div>
    </section>
  );

/** How the seat's own figure is. */
function OwnState() {
  const voice = useVoice();
  const me = useScene(({ people }) => people.find(({ own }) => own));
  if (me === undefined) return null;
  const marks = [...me.wounds, ...me.states];
  return (
    <section class="hand-state" aria-label={me.name}>
      <Token shape={me.shape} colour={me.colour} icon={me.icon} />
      <h2>{me.name}</h2>
      <p class="person-where">{me.where}</p>
      <p class="person-marks">
        {marks.length === 0
          ? voice.say('state.unhurt')
          : marks.map((mark, i) => <SaidMark key={i} mark={mark} />)}
      </p>
    </section>
  );
}

export function Hand() {
  const voice = useVoice();
  const { hand, belongings, piles } = useScene(({ hand, belongings, piles }) => ({
    hand,
    belongings,
    piles,
  }));
  const box = useRef<HTMLElement>(null);
  const held = hand.map(({ id }) => id).join();
  // Other cards are looked at from the first on.
  useEffect(() => {
    for (const one of [box.current, box.current?.querySelector('.hand-me')])
      one?.scrollTo({ top: 0, left: 0 });
  }, [held]);
  return (
    <section ref={box} class="hand" aria-label={voice.say('table.own')}>
      <div class="hand-me">
        <OwnState />
        <Goals />
      </div>
      <Row
        id="hand"
        name={voice.say('table.hand', {
          count: hand.reduce((sum, { copies = 1 }) => sum + copies, 0),
        })}
        cards={hand}
      />
      <Row id="belongings" name={voice.say('table.belongings')} cards={belongings} />
      {piles.map(({ name, cards }) => (
        <Row key={name} id="pile" name={name} cards={cards} />
      ))}
    </section>
  );
}
