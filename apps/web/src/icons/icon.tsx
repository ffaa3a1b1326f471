/** A drawing by its name: one of the app's own, or of the game that is played. */
import { browserGame } from '../link.ts';
import { icons as first } from '../lobby/icons.json?icons';
import './icon.css';

const PIP = 'M256 176a80 80 0 1 0 0 160a80 80 0 1 0 0-160Z';

/** Those of the first screen; the others come with the next one. */
let drawn: Readonly<Record<string, string>> = first;

export async function loadIcons(): Promise<void> {
  const { icons } = await import('./icons.json?icons');
  drawn = { ...first, ...icons };
}

export const pathOf = (name: string): string =>
  drawn[name] ?? browserGame.value?.icons[name] ?? PIP;

export const Icon = ({ name, class: style = '' }: { name: string; class?: string }) => (
  <svg class={`icon ${style}`} viewBox="0 0 512 512" aria-hidden="true">
    <path d={pathOf(name)} fill="currentColor" />
  </svg>
);
