/** What things are called in the report. */
import { at } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import type { Group } from './groups.ts';

const said = ({ voice }: Group, name: string): string =>
  voice.has(name) ? voice.say(name) : name.slice(name.indexOf('.') + 1);

export const characterName = (group: Group, id: string): string =>
  said(group, group.board.characterText(id));
export const objectiveName = (group: Group, id: string): string => said(group, `objective.${id}`);
export const causeName = (group: Group, id: string): string => said(group, `cause.${id}`);
export const roomName = (group: Group, id: string): string => said(group, `room.${id}`);
/** What was dealt is called by the name of its text. */
export const dealtName = said;

/** In short where there is a short way to say it. */
export function endingName(group: Group, how: string): string {
  const short = `simulate.survival.how.${how}`;
  return said(
    group,
    group.voice.has(short) ? short : at(GAMES, group.game, 'game').telling.endingText(how),
  );
}

/** `Nemesis (mode=coop, drifter)`. */
export const groupName = ({ voice, conditions }: Group): string =>
  `${voice.say('game.name')} (${conditions.join(', ')})`;
