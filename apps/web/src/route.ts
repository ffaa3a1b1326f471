/** Which screen is shown: the part of the address behind `#`. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  /** A key opens a seat that was taken on another device. */
  | { readonly at: 'online'; readonly id: string; readonly key?: string }
  | { readonly at: 'about' };

function read(): Route {
  const [at, id, key] = location.hash.replace(/^#\/?/, '').split('/');
  if ((at === 'table' || at === 'replay') && id !== undefined && id !== '') return { at, id };
  if (at === 'online' && id !== undefined && id !== '')
    return key === undefined || key === '' ? { at, id } : { at, id, key };
  return at === 'about' ? { at } : { at: 'lobby' };
}

export const route = signal<Route>(read());

export function startRouting(): void {
  addEventListener('hashchange', () => {
    route.value = read();
  });
}

export function go(to: Route): void {
  const parts = ['id' in to ? to.id : null, 'key' in to ? to.key : null];
  const rest = parts.filter((part) => part != null).map((part) => `/${part}`);
  const hash = to.at === 'lobby' ? '#/' : `#/${to.at}${rest.join('')}`;
  if (location.hash !== hash) location.hash = hash;
}
