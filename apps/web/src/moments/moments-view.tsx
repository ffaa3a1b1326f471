/** The decisions of a person that mattered most, once the host has found them; each can be looked at and tried. */

import type { Seat } from '@deadlight/engine';
import { saidIn, sayOption } from '@deadlight/games/telling';
import type { FoundMoment, Source } from '@deadlight/host';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useAnnounced } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { browserGame, foundMoments, tell } from '../link.ts';
import { ChoiceField } from '../lobby/choice-field.tsx';
import { ContinueDialog } from '../replay/continue-button.tsx';
import { useVoice } from '../text/voice.ts';
import './moments.css';

interface Props {
  readonly of: Source;
  /** The people who played here, and what everybody is called. */
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  onLook(at: number): void;
  /** It stands beside a plan, where there is little room. */
  readonly beside?: boolean;
}

const percent = (chance: number): number => Math.round(100 * chance);

export function MomentsView({ of, seats, names, onLook, beside }: Props) {
  const voice = useVoice();
  const chosen = useSignal(seats[0]!);
  const tryAt = useSignal<number | null>(null);
  const { app } = browserGame.value!;
  const seat = seats.includes(chosen.value) ? chosen.value : seats[0]!;
  useEffect(() => {
    foundMoments.value = null;
    tell({ say: 'moments', of, seat });
  }, [of.from, of.id, seat]);
  const answer = foundMoments.value;
  const isHere = answer?.of.id === of.id && answer.seat === seat;
  const found = isHere ? answer.found : [];
  const state = voice.say(
    isHere ? (found?.length === 0 ? 'moments.none' : 'moments.about') : 'moments.soon',
  );
  useAnnounced(found === null ? '' : state);
  if (found === null) return null;
  const said = ({ view }: FoundMoment, notation: string): string =>
    sayOption(app.telling, voice, view, saidIn(app.vocabulary, notation), seat);
  return (
    <section class="moments" data-beside={beside} aria-busy={!isHere}>
      <h2>{voice.say('moments.title')}</h2>
      {seats.length > 1 && (
        <ChoiceField
          label={voice.say('moments.whose')}
          value={String(seat)}
          choices={seats.map((one) => ({ value: String(one), label: names[one]! }))}
          onChoose={(one) => {
            chosen.value = seats.find((each) => String(each) === one) ?? seat;
          }}
        />
      )}
      <p class="dim">{state}</p>
      <ol>
        {found.map((one) => (
          <li key={one.at} data-tone={one.worth > one.otherWorth ? 'good' : 'danger'}>
            <h3>{said(one, one.taken)}</h3>
            <p>
              {voice.say(one.worth > one.otherWorth ? 'moments.right' : 'moments.wrong', {
                other: said(one, one.other),
                worth: percent(one.worth),
                otherWorth: percent(one.otherWorth),
                error: percent(one.error),
              })}
            </p>
            <p class="dialog-tools">
              <button type="button" class="plain" data-does="look" onClick={() => onLook(one.at)}>
                <Icon name="play" /> {voice.say('moments.look')}
              </button>
              <button
                type="button"
                class="plain"
                data-does="try"
                onClick={() => {
                  tryAt.value = one.at;
                }}
              >
                <Icon name="on" /> {voice.say('moments.try')}
              </button>
            </p>
          </li>
        ))}
      </ol>
      <ContinueDialog of={of} names={names} at={tryAt} seat={seat} />
    </section>
  );
}
