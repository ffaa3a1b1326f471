import { Broken } from './errors.ts';

/** The item of a list at an index, or of a dictionary, that must be there; otherwise an error that says what is missing. */
export function at<T>(list: ArrayLike<T>, index: number, what: string): T;
export function at<T>(dictionary: Readonly<Record<string, T>>, key: string, what: string): T;
export function at<T>(
  items: ArrayLike<T> | Readonly<Record<string, T>>,
  key: number | string,
  what: string,
): T {
  const item = (items as Readonly<Record<string | number, T>>)[key];
  if (item !== undefined) return item;
  throw new Broken(
    typeof key === 'number'
      ? `there is no ${what} ${key}, only ${(items as ArrayLike<T>).length} of them`
      : `there is no ${what} "${key}", only ${Object.keys(items).join(', ')}`,
  );
}
