/** What can come of an option, before it is taken. */
import { saidIn, type Throw } from '@deadlight/games/telling';
import type { Voice } from '@deadlight/games/text';
import { computed } from '@preact/signals';
import { useAnnounced } from '../ears/announcer.ts';
import { browserGame, moment } from '../link.ts';
import { odds as shown } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import type { Choice } from './choice.ts';
import { pointedOption } from './choices.ts';
import './odds.css';

/** The throws and draws that an option leads to, from what this seat may know. */
function throwsOf({ notation, parts }: Choice): readonly Throw[] {
  if (parts !== undefined) return [];
  const { app } = browserGame.value!;
  return app.telling.odds(moment.value!.view, saidIn(app.vocabulary, notation));
}

const percent = (voice: Voice, chance: number): string =>
  new Intl.NumberFormat(voice.language, { style: 'percent' }).format(chance);

const sayThrow = (voice: Voice, { chances }: Throw): string =>
  chances
    .map(({ name, data, chance }) => `${percent(voice, chance)} ${voice.say(`odds.${name}`, data)}`)
    .join(' · ');

const pointed = computed<readonly Throw[]>(() => {
  const option = pointedOption.value;
  if (option === null || moment.value === null || shown.value === 'off') return [];
  return throwsOf(option);
});

/** The odds of the option that is pointed at, over the plan: no option moves for them. */
export function PointedOdds() {
  const voice = useVoice();
  // Pointing is enough to see them.
  const isByKeys = document.activeElement?.matches('.choice:focus-visible') === true;
  useAnnounced(isByKeys ? pointed.value.map((one) => `${sayThrow(voice, one)}.`).join(' ') : '');
  if (pointed.value.length === 0) return null;
  return (
    <section class="odds">
      {pointed.value.map((one) => (
        <p key={one.of} data-maybe={one.maybe || undefined}>
          <b>{voice.say(`odds.of.${one.of}`)}</b>
          {one.chances.map(({ name, data, chance }) => (
            <span key={`${name}${data['token'] ?? ''}`} class="odds-chance">
              <progress value={chance} max={1} aria-hidden="true" />
              {percent(voice, chance)} {voice.say(`odds.${name}`, data)}
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}

/** The odds of an option in its own line, for those who want them always. */
export function OddsInLine({ choice }: { readonly choice: Choice }) {
  const voice = useVoice();
  if (shown.value !== 'always') return null;
  const [first] = throwsOf(choice);
  return first === undefined ? null : <span class="odds-line">{sayThrow(voice, first)}</span>;
}
