import { Broken } from './errors.ts';

/** The item of a list at an index that must be there; otherwise an error that says what is missing. */
export function at<T>(list: ArrayLike<T>, index: number, what: string): T {
  const item = list[index];
  if (item === undefined)
    throw new Broken(`there is no ${what} ${index}, only ${list.length} of them`);
  return item;
}
