import { useTabIndex } from '../log/reach.tsx';
import { openRules } from './reading.ts';
import './rule-link.css';

interface Props {
  readonly id: string;
  /** Where nobody reads rules: only a sign that there is one. */
  readonly short?: boolean;
}

/** A rule by its id; one click away from its text. */
export const RuleLink = ({ id, short = false }: Props) => (
  <button
    type="button"
    class="rule-link"
    tabIndex={useTabIndex()}
    aria-label={short ? id : undefined}
    title={short ? id : undefined}
    onClick={() => openRules(id)}
  >
    {short ? '§' : id}
  </button>
);
