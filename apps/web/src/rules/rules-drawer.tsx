/** The numbered rules of the game that is played. */
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { table } from '../link.ts';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';

interface Rule {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

const open = signal(false);
const wanted = signal('');

/** Opens the rules at one of them, or to search in. */
export function openRules(id: string | null): void {
  wanted.value = id ?? '';
  open.value = true;
}

const MOST = 60;

const found = (rules: readonly Rule[], said: string): Rule[] => {
  const words = said.toLowerCase().split(/\s+/).filter(Boolean);
  const exact = rules.filter(({ id }) => id.toLowerCase() === said.toLowerCase());
  if (exact.length > 0) return exact;
  return rules.filter(({ id, text, section }) => {
    const all = `${id} ${section} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
};

export function RulesDrawer() {
  const voice = useVoice();
  const rules = useSignal<readonly Rule[]>([]);
  const game = table.value;
  useEffect(() => {
    if (open.value && game !== null)
      void game.loadRules().then((loaded) => {
        rules.value = loaded;
      });
  }, [open.value, game]);
  const some = found(rules.value, wanted.value);
  return (
    <Dialog open={open} title={voice.say('rules.title')} class="drawer">
      <label class="field">
        {voice.say('rules.search')}
        <input
          type="search"
          value={wanted.value}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="dim">{voice.say('rules.found', { count: some.length })}</p>
      <dl class="rules" lang="en">
        {some.slice(0, MOST).map(({ id, section, text }) => (
          <div key={id}>
            <dt>
              <b>{id}</b> <span class="dim">{section}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
