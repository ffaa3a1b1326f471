import type { Plain } from '@deadlight/engine';
import type { Voice } from '@deadlight/games/text';

interface Said {
  readonly name: string;
  readonly data: Readonly<Record<string, Plain>>;
}

const BUT = 'reason.but';

/** In German the first reason against has the “but” inside it: „bringt dich aber weiter weg“. */
const withBut = ({ name, data }: Said): Said => ({
  name,
  data: {
    ...data,
    reasons: (data['reasons'] as readonly Readonly<Record<string, Plain>>[]).map((one, i) => ({
      ...one,
      but: i === 0 ? 'yes' : 'no',
    })),
  },
});

/** All reasons in one sentence: those for it as a list, then those against it as a clause of their own. */
export function sayReasons(voice: Voice, reasons: readonly Said[]): string {
  const say = ({ name, data }: Said): string => voice.say(name, data);
  const against = reasons.filter(({ name }) => name === BUT).map(withBut);
  const good = reasons.filter(({ name }) => name !== BUT);
  return [voice.join(good.map(say)), ...against.map(say)].join('');
}
