/** What cannot be done now, and why, in a player's words; the rule is one touch away. */
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
      <li key={some[0]!.notation}>
        {some.map(({ notation, label }) => (
          <span key={notation} class="why-not-what">
            {label}{' '}
          </span>
        ))}
        <span>{some[0]!.why}</span> <RuleLink id={some[0]!.rule!} short />
      </li>
    ))}
  </ul>
);
