/** What cannot be done now, and why, in a player's words; the rule is one touch away. */
import { RuleLink } from '../rules/rule-link.tsx';
import type { Choice } from './choices.ts';
import './why-not.css';

export const WhyNot = ({ refused }: { readonly refused: readonly Choice[] }) => (
  <ul class="why-not">
    {refused.map((one) => (
      <li key={one.notation}>
        <span class="why-not-what">{one.label}</span> <span>{one.why}</span>{' '}
        <RuleLink id={one.rule!} />
      </li>
    ))}
  </ul>
);
