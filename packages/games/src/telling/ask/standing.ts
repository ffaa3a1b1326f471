/** What the seat answers by itself: heard, set and taken back. */
import { sayStanding } from '../option.ts';
import { choicesOf } from './choose.ts';
import { fold } from './fold.ts';
import { type Asked, type Reply, says } from './reply.ts';
import { limitWords } from './words.ts';

const NEVER = 'never';

/** The answers that hold, by number, and how the present question is answered once for all that follow. */
function told({ view, voice, telling, vocabulary, standing = [] }: Asked): Reply {
  const list = standing.map((one, i) =>
    voice.say('hear.standing', {
      number: i + 1,
      asked: voice.say(`ask.${one.at}`),
      label: sayStanding({ telling, vocabulary }, voice, view, one),
      round: one.round === null ? 'no' : 'yes',
      unless: one.unless === null ? 'no' : 'yes',
    }),
  );
  const question = telling.standing?.[view.question?.at ?? ''];
  return says(
    ...(list.length === 0 ? [voice.say('hear.noStandingYet')] : list),
    ...(question === undefined
      ? []
      : [voice.say('hear.standingHow', { aims: question.aims === undefined ? 'no' : 'yes' })]),
  );
}

/** “standing”; “standing 2”, “standing 2 round”, “standing 2 me”. */
export function standing(asked: Asked, typed: string): Reply {
  const { view, voice, telling, vocabulary } = asked;
  if (asked.standing === undefined) return says(voice.say('hear.noStanding'));
  if (typed === '') return told(asked);
  const question = telling.standing?.[view.question?.at ?? ''];
  if (question === undefined) return says(voice.say('hear.notStanding'));
  const [number = '', ...limits] = typed.split(/\s+/);
  const isSaid = (limit: 'inRound' | 'unlessMe'): boolean =>
    limits.some((word) => limitWords(voice, limit).includes(fold(word)));
  const choices = choicesOf({ telling, vocabulary }, view, voice);
  const chosen = choices[Number(number) - 1];
  if (chosen === undefined)
    return says(voice.say('hear.noAnswer', { number: Number(number) || 0, count: choices.length }));
  if (chosen.notation === NEVER) return says(voice.say('hear.notStanding'));
  const round = isSaid('inRound');
  const unless = question.aims !== undefined && isSaid('unlessMe') ? 'me' : null;
  return {
    says: [
      voice.say('hear.standingSet', {
        label: chosen.label,
        round: round ? 'yes' : 'no',
        unless: unless === null ? 'no' : 'yes',
      }),
    ],
    does: { what: 'standing', says: chosen.notation, round, unless },
  };
}

/** “revoke 1”; “revoke” takes back all. */
export function revoke({ voice, standing: held }: Asked, typed: string): Reply {
  if (held === undefined) return says(voice.say('hear.noStanding'));
  if (held.length === 0) return says(voice.say('hear.noStandingYet'));
  const one = typed === '' ? null : held[Number(typed) - 1];
  if (one === undefined)
    return says(
      voice.say('hear.noSuchStanding', { number: Number(typed) || 0, count: held.length }),
    );
  return {
    says: [voice.say('hear.revoked', { all: one === null ? 'yes' : 'no' })],
    does: { what: 'revoke', about: one?.at ?? null },
  };
}
