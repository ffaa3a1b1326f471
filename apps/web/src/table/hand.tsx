/** The seat's own things, always in sight. */
import { useVoice } from '../text/voice.ts';
import { CardView } from './card.tsx';
import { scene } from './current.ts';
import type { Card } from './scene.ts';

const Row = ({ name, cards }: { readonly name: string; readonly cards: readonly Card[] }) =>
  cards.length === 0 ? null : (
    <section class="card-row" aria-label={name}>
      <h2>{name}</h2>
      <div class="cards">
        {cards.map((card, i) => (
          <CardView key={`${card.id}/${i}`} card={card} />
        ))}
      </div>
    </section>
  );

export function Hand() {
  const voice = useVoice();
  const { hand, belongings, goals } = scene.value!;
  return (
    <section class="own" aria-label={voice.say('table.own')}>
      <Row name={voice.say('table.hand', { count: hand.length })} cards={hand} />
      <Row name={voice.say('table.belongings')} cards={belongings} />
      <Row name={voice.say('table.goals')} cards={goals} />
    </section>
  );
}
