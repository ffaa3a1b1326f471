/** The information next to the board: Pods, the bag, Weaknesses. */
import { at, type View } from '@deadlight/engine';
import { nemesisSetting, nemesisShip, type Voice } from '@deadlight/games';
import { claims } from '../survival/claims.ts';
import { cardsIn, placedIn, varsOf } from '../survival/view.ts';
import { hanging } from '../terminal/hanging.ts';
import { countedNames } from '../terminal/names.ts';
import { shipOf } from './ship.ts';

/** The Pods of Evacuation Sections A and B. */
const PODS = { a: [1, 3], b: [2, 4] } as const;
const STATES = ['locked', 'unlocked', 'gone'] as const;

/** The Pods of a section that are still there. */
function podsOf(view: View, voice: Voice, section: keyof typeof PODS): string {
  const { pods } = shipOf(view);
  const there = PODS[section].filter((pod) => pods[pod] !== nemesisShip.GONE);
  const said = there.map((pod) =>
    voice.say('nemesis.pod', { pod, state: at(STATES, at(pods, pod, 'pod'), 'state') }),
  );
  return said.join(', ') || voice.say('nemesis.none');
}

export function beside(view: View, voice: Voice, width: number): string[] {
  const weaknesses = varsOf(view).discovered.flatMap((is, i) =>
    is ? [placedIn(view, 'weaknesses', i)!] : [],
  );
  const lines = [
    voice.say('nemesis.pods', { a: podsOf(view, voice, 'a'), b: podsOf(view, voice, 'b') }),
    voice.say('survival.bag', { tokens: countedNames('token', cardsIn(view, 'bag'), voice) }),
  ];
  if (weaknesses.length > 0)
    lines.push(
      voice.say('nemesis.weaknesses', { names: countedNames('weakness', weaknesses, voice) }),
    );
  lines.push(...claims(nemesisSetting, view, voice));
  return lines.flatMap((line) => hanging(line, width));
}
