import type { ComponentChildren } from 'preact';
import { connected } from '../online/line.ts';
import { isBusy } from './account.ts';

interface Props {
  readonly ask: () => void;
  readonly children: ComponentChildren;
  readonly main?: boolean;
}

/** Something to ask the server for, while it can be asked. */
export const Tool = ({ ask, children, main = false }: Props) => (
  <button
    type="button"
    class={main ? 'primary' : 'plain'}
    disabled={!connected.value || isBusy.value}
    onClick={ask}
  >
    {children}
  </button>
);
