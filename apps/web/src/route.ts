/** Which screen is shown: the part of the address behind `#`. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  | { readonly at: 'about' };

function read(): Route {
  const [at, id] = location.hash.replace(/^#\/?/, '').split('/');
  if ((at === 'table' || at === 'replay') && id !== undefined && id !== '') return { at, id };
  return at === 'about' ? { at } : { at: 'lobby' };
}

export const route = signal<Route>(read());

export function startRouting(): void {
  addEventListener('hashchange', () => {
    route.value = read();
  });
}

export function go(to: Route): void {
  const hash = to.at === 'lobby' ? '#/' : 'id' in to ? `#/${to.at}/${to.id}` : `#/${to.at}`;
  if (location.hash !== hash) location.hash = hash;
}
