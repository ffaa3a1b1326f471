import { language } from '../settings/settings.ts';

/** A day, as the reader writes it. */
export function useDates(): (time: number) => string {
  const format = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return (time) => format.format(time);
}
