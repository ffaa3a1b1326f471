/** An index card: sign, name, cost, one clear text. */
import { explained, ofCard } from '../explain/explanation.ts';
import { Icon } from '../icons/icon.tsx';
import { hinted } from '../link.ts';
import { Portrait } from '../people/portrait.tsx';
import { pick, picked, takes, useOffers } from './choices.ts';
import { touch } from './menu.tsx';
import type { Card } from './scene.ts';
import { Tags } from './tags.tsx';
import './card.css';

const Face = ({ card }: { readonly card: Card }) => (
  <>
    <span class="card-head">
      {card.face === undefined ? <Icon name={card.icon} /> : <Portrait {...card.face} />}
      <span class="card-name">{card.name}</span>
      {card.badge !== undefined && <span class="card-badge">{card.badge}</span>}
    </span>
    <span class="card-terms">
      {card.cost !== null && <span class="card-cost">{card.cost}</span>}
      <Tags of={card.tags ?? []} />
    </span>
    {card.text !== '' && <span class="card-text">{card.text}</span>}
  </>
);

interface CardViewProps {
  readonly card: Card;
  /** Which of those that are the same, counted from 0. */
  readonly copy?: number;
}

export const CardView = ({ card, copy = 0 }: CardViewProps) => {
  const offers = useOffers(card.id);
  const [first] = offers;
  const count = picked.value.filter((one) => one === first?.notation).length;
  const isPicked = offers.some(({ notation }) => picked.value.includes(notation)) && copy < count;
  return (
    <button
      type="button"
      class="card"
      {...explained(() => ofCard(card))}
      data-tone={card.tone}
      data-offers={offers.length > 0 || undefined}
      data-hint={offers.some(({ notation }) => notation === hinted.value) || undefined}
      aria-pressed={isPicked || undefined}
      onClick={(event) => {
        if (first !== undefined && takes.peek().pays) pick(first, !isPicked);
        else
          touch({
            title: card.name,
            tags: card.tags ?? [],
            text: card.text,
            rule: card.rule,
            targets: [card.id],
            anchor: event.currentTarget,
          });
      }}
    >
      <Face card={card} />
    </button>
  );
};

/** A card that is only read. */
export const OpenCard = ({ card }: { readonly card: Card }) => (
  <div class="card" data-tone={card.tone}>
    <Face card={card} />
  </div>
);
