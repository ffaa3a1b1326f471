/** Face-down tokens to choose from lie side by side, too. */
import { at, type View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import { telling } from '@deadlight/games/survival';
import type { Said } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import type { Candidate } from '../../table/candidate.ts';
import { candidateOf as shared } from '../survival/candidates.ts';
import { contingencyCard } from './contingencies.ts';
import { facilityOf } from './facility.ts';
import { lockdownWorld } from './world.ts';

const { placedIn, seatPlaying, varsOf, zoneOf } = telling;

/** A token that the seat has not seen: all that can be said is where it lies. */
const faceDown = (voice: Voice, id: string, icon: string, where: string): Candidate => ({
  id,
  name: where,
  icon,
  cost: null,
  text: voice.say('facility.faceDown'),
  tone: 'inactive',
  rule: null,
});

function contingency(
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  zone: string,
  index: number,
  owner: string,
): Candidate {
  const id = `${zone}:${index}`;
  const code = placedIn(view, zone, index);
  return code === null
    ? faceDown(voice, id, 'contingency', voice.say('facility.tokenOf', { code: index + 1, owner }))
    : contingencyCard(voice, sheets, code, id);
}

export function candidateOf(
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  option: Said,
): Candidate | null {
  const { word, data } = option;
  const index = Number(data['pool']);
  if (word === 'look-pool' || word === 'take-pool')
    return contingency(view, voice, sheets, 'pool', index, voice.say('owner.pool'));
  if (word === 'look-contingency') {
    const called = at(data, 'character', 'value');
    const id = called.slice(called.indexOf('.') + 1);
    const seat = seatPlaying(varsOf(view), id);
    return contingency(
      view,
      voice,
      sheets,
      zoneOf('contingencies', seat),
      index,
      voice.say(called.slice(1)),
    );
  }
  if (word === 'look-css') {
    const space = Number(data['space']);
    const { cssAt, cssRevealed } = facilityOf(view);
    const token = cssAt.findIndex((at, i) => at === space && !cssRevealed[i]);
    const known = token < 0 ? null : placedIn(view, 'css', token);
    const where = voice.say('facility.space', { space, time: 'no' });
    return known === null
      ? faceDown(voice, `css:${space}`, 'css', where)
      : { ...faceDown(voice, `css:${space}`, 'css', where), text: voice.say(`css.${known}`) };
  }
  return shared(lockdownWorld, view, voice, sheets, option);
}
