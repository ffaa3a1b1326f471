/** Letters and digits as shortcuts, as the player wants them. */
import { shortcuts } from './settings.ts';

/** Letters alone, or with Alt, as the player wants them; a letter with Alt is told by its key. */
export function shortcutOf({ key, code, altKey }: KeyboardEvent): string | null {
  const wanted = shortcuts.peek();
  if (wanted === 'off' || altKey !== (wanted === 'alt')) return null;
  const letter = altKey ? /^(?:Key|Digit)(.)$/.exec(code)?.[1] : undefined;
  return (letter ?? key).toLowerCase();
}
