/** What cannot be done now, and why, in a player's words; the rule is one touch away. */
import { at } from '@deadlight/engine';
import { RuleLink } from '../rules/rule-link.tsx';
import type { Choice } from './choice.ts';
import './why-not.css';

/** A reason is given once, for all that it forbids. */
const byReason = (refused: readonly Choice[]): readonly (readonly Choice[])[] => [
  ...Map.groupBy(refused, ({ rule, why }) => `${rule} ${why}`).values(),
];

export const WhyNot = ({ refused }: { readonly refused: readonly Choice[] }) => (
  <ul class="why-not">
    {byReason(refused).map((some) => (
      <li key={at(some, 0, 'option').notation}>
        {some.map(({ notation, label }) => (
          <span key={notation} class="why-not-what">
            {label}{' '}
          </span>
        ))}
        <span>{at(some, 0, 'option').why}</span> <RuleLink id={at(some, 0, 'option').rule!} short />
      </li>
    ))}
  </ul>
);
