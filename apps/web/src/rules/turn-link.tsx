/** Leads to a page of the handbook: a link where pages have addresses, else a button. */
import type { ComponentChildren } from 'preact';
import { addressOfPage, turnTo } from './reading.ts';
import './turn-link.css';

interface Props {
  readonly to: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function TurnLink({ to, class: style = 'turn-link', children }: Props) {
  const address = addressOfPage(to);
  return address === null ? (
    <button type="button" class={style} onClick={() => turnTo(to)}>
      {children}
    </button>
  ) : (
    <a class={style} href={address}>
      {children}
    </a>
  );
}
