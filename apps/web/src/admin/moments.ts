import { language } from '../settings/settings.ts';

/** A day and a time, as the reader writes them. */
export function useMoments(): (time: number) => string {
  const format = new Intl.DateTimeFormat(language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (time) => format.format(time);
}
