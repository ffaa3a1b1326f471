/** The rules of the game that is played: told for players, with the numbered rules behind them. */
import type { Chapter, Handbook } from '@deadlight/games/handbook';
import { LANGUAGES, type Language } from '@deadlight/games/text';
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { table } from '../link.ts';
import { language } from '../settings/settings.ts';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { findChapters, findRules, type Rule } from './look-up.ts';
import './rule-link.css';
import './rules.css';

const open = signal(false);
const wanted = signal('');

/** Opens the rules at one of them, or to search in. */
export function openRules(id: string | null): void {
  wanted.value = id ?? '';
  open.value = true;
}

const MOST = 40;

/** A word of the glossary, and what the other languages call it. */
function TermView({
  term,
  text,
}: {
  readonly term: Readonly<Record<Language, string>>;
  readonly text: string;
}) {
  const spoken = language.value;
  return (
    <p>
      <dfn>{term[spoken]}</dfn> {text}{' '}
      <span class="dim">
        {LANGUAGES.filter((each) => each !== spoken).map((each) => (
          <span key={each} lang={each} class="rules-elsewhere">
            {each} {term[each]}
          </span>
        ))}
      </span>
    </p>
  );
}

const ChapterView = ({ chapter, unfold }: { chapter: Chapter; unfold: boolean }) => (
  <details class="rules-chapter" open={unfold}>
    <summary>{chapter.title}</summary>
    {chapter.paragraphs.map(({ id, text, rules, term }) => (
      <div key={id} class="rules-paragraph">
        {term === undefined ? <p>{text}</p> : <TermView term={term} text={text} />}
        <p class="rules-paragraph-links">
          {rules.map((rule) => (
            <button
              key={rule}
              type="button"
              class="rule-link"
              onClick={() => {
                wanted.value = rule;
              }}
            >
              {rule}
            </button>
          ))}
        </p>
      </div>
    ))}
  </details>
);

function Numbered({ rules }: { readonly rules: readonly Rule[] }) {
  const voice = useVoice();
  return (
    <section>
      <h3>{voice.say('rules.numbered', { count: rules.length })}</h3>
      <dl class="rules-list" lang="en">
        {rules.slice(0, MOST).map(({ id, section, text }) => (
          <div key={id}>
            <dt>
              <b>{id}</b> <span class="dim">{section}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function RulesDrawer() {
  const voice = useVoice();
  const rules = useSignal<readonly Rule[]>([]);
  const handbook = useSignal<Handbook>([]);
  const game = table.value;
  const spoken = language.value;
  useEffect(() => {
    if (!open.value || game === null) return;
    void game.loadRules().then((loaded) => {
      rules.value = loaded;
    });
    void game.loadHandbook(spoken).then((loaded) => {
      handbook.value = loaded;
    });
  }, [open.value, game, spoken]);
  const chapters = findChapters(handbook.value, wanted.value);
  const searching = wanted.value.trim() !== '';
  return (
    <Dialog open={open} title={voice.say('rules.title')} class="rules-drawer">
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
      {chapters.map((chapter) => (
        <ChapterView key={chapter.id} chapter={chapter} unfold={searching} />
      ))}
      {searching && <Numbered rules={findRules(rules.value, wanted.value)} />}
    </Dialog>
  );
}
