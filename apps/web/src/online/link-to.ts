/** The address of an online table; with its key, of a seat at it. */
import { hashOf, type Shows } from '../route.ts';

export const linkTo = (
  id: string,
  more: { readonly key?: string; readonly shows?: Shows } = {},
): string => `${location.origin}${location.pathname}${hashOf({ at: 'online', id, ...more })}`;
