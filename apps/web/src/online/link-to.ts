/** The address of an online table; with its key, of a seat at it. */
import { hashOf } from '../route.ts';

export const linkTo = (id: string, key?: string): string =>
  `${location.origin}${location.pathname}${hashOf({ at: 'online', id, ...(key !== undefined && { key }) })}`;
