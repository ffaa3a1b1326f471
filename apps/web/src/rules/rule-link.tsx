import { useTabIndex } from '../log/reach.tsx';
import { openRules } from './reading.ts';
import './rule-link.css';

/** A rule by its id; one click away from its text. */
export const RuleLink = ({ id }: { readonly id: string }) => (
  <button type="button" class="rule-link" tabIndex={useTabIndex()} onClick={() => openRules(id)}>
    {id}
  </button>
);
