import type { Texts } from './voice.ts';

/** One catalogue on top of another: messages of the same name are replaced, groups are joined. */
export function layer(base: Texts, top: Texts): Texts {
  const joined: Record<string, string | Texts> = { ...base };
  for (const [name, text] of Object.entries(top)) {
    const below = base[name];
    joined[name] =
      typeof text === 'object' && typeof below === 'object' ? layer(below, text) : text;
  }
  return joined;
}
