/** The handbook of a game: one page, a round in pictures, the reference; and what is looked for in it. */
import type { Chapter, Handbook } from '@deadlight/games/handbook';
import { LANGUAGES, type Language } from '@deadlight/games/text';
import { useSignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { browserGame } from '../link.ts';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import { ArticlePage } from './article-page.tsx';
import { ArticleRows } from './article-rows.tsx';
import { articles } from './articles.ts';
import { ExampleView } from './example-view.tsx';
import { findArticles, findChapters, findRules, type Rule } from './look-up.ts';
import { OnePage } from './one-page.tsx';
import { page, trail, turnBack, wanted } from './reading.ts';
import { Told } from './told.tsx';
import { TurnLink } from './turn-link.tsx';
import './rule-link.css';
import './rules.css';

const MAX_SHOWN = 40;

/** The numbered rules by their ids. */
const Catalogue = createContext<ReadonlyMap<string, Rule>>(new Map());

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

const Numbers = ({ rules }: { readonly rules: readonly string[] }) => (
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
);

/** What we have decided ourselves, apart from what is printed. */
function Rulings({ rulings }: { readonly rulings: readonly Rule[] }) {
  const voice = useVoice();
  return rulings.length === 0 ? null : (
    <details class="rules-rulings">
      <summary>{voice.say('rules.rulings', { count: rulings.length })}</summary>
      <dl class="rules-ours" lang="en">
        {rulings.map(({ id, text }) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Paragraphs({ chapter }: { readonly chapter: Chapter }) {
  const known = useContext(Catalogue);
  return (
    <>
      {chapter.paragraphs.map(({ id, text, parts, rules, term }) => {
        const rulings = rules.flatMap((rule) => known.get(rule) ?? []).filter((one) => one.ruling);
        const ours = new Set(rulings.map((one) => one.id));
        return (
          <div key={id} class="rules-paragraph">
            {term === undefined ? <Told parts={parts} /> : <TermView term={term} text={text} />}
            <Numbers rules={rules.filter((rule) => !ours.has(rule))} />
            <Rulings rulings={rulings} />
          </div>
        );
      })}
    </>
  );
}

const ChapterView = ({ chapter, unfold }: { chapter: Chapter; unfold: boolean }) => (
  <details class="rules-chapter" open={unfold}>
    <summary>{chapter.title}</summary>
    <Paragraphs chapter={chapter} />
  </details>
);

function Numbered({ rules }: { readonly rules: readonly Rule[] }) {
  const voice = useVoice();
  return (
    <section>
      <h3>{voice.say('rules.numbered', { count: rules.length })}</h3>
      <dl class="rules-list" lang="en">
        {rules.slice(0, MAX_SHOWN).map(({ id, section, text, ruling }) => (
          <div key={id} data-ruling={ruling || undefined}>
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

function Found({ handbook, rules }: { handbook: Handbook; rules: readonly Rule[] }) {
  const voice = useVoice();
  const named = findArticles(articles.value, wanted.value);
  return (
    <>
      {named.length > 0 && (
        <ul class="rules-named" aria-label={voice.say('rules.pages')}>
          {named.slice(0, MAX_SHOWN).map(({ id, name, kind }) => (
            <li key={id}>
              <TurnLink to={`article/${id}`}>{name}</TurnLink>{' '}
              <span class="dim">{voice.say(`kind.${kind}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {findChapters(handbook.chapters, wanted.value).map((chapter) => (
        <ChapterView key={chapter.id} chapter={chapter} unfold />
      ))}
      <Numbered rules={findRules(rules, wanted.value)} />
    </>
  );
}

function Contents({ handbook }: { readonly handbook: Handbook }) {
  const voice = useVoice();
  const kinds = [...new Set(articles.value.map(({ kind }) => kind))];
  return (
    <>
      <section class="rules-layer">
        <h3>{voice.say('rules.begin')}</h3>
        <TurnLink to="page" class="rules-card">
          <Icon name="rules" /> {voice.say('rules.onePage')}
        </TurnLink>
      </section>
      <section class="rules-layer">
        <h3>{voice.say('rules.examples')}</h3>
        <ol class="rules-examples">
          {Object.entries(handbook.primer.examples).map(([id, { title }]) => (
            <li key={id}>
              <TurnLink to={`example/${id}`} class="rules-card">
                {title}
              </TurnLink>
            </li>
          ))}
        </ol>
      </section>
      <section class="rules-layer">
        <h3>{voice.say('rules.tables')}</h3>
        <ul class="rules-examples">
          {kinds.map((kind) => (
            <li key={kind}>
              <TurnLink to={`table/${kind}`} class="rules-card">
                {voice.say(`kind.${kind}`)}
              </TurnLink>
            </li>
          ))}
        </ul>
      </section>
      <section class="rules-layer">
        <h3>{voice.say('rules.reference')}</h3>
        {handbook.chapters.map((chapter) => (
          <ChapterView key={chapter.id} chapter={chapter} unfold={false} />
        ))}
      </section>
    </>
  );
}

/** From an example to the next one. */
function Onward({ handbook, id }: { readonly handbook: Handbook; readonly id: string }) {
  const voice = useVoice();
  const all = Object.entries(handbook.primer.examples);
  const next = all[all.findIndex(([one]) => one === id) + 1];
  return next === undefined ? null : (
    <p>
      <TurnLink to={`example/${next[0]}`} class="rules-card">
        {voice.say('rules.next', { title: next[1].title })}
      </TurnLink>
    </p>
  );
}

function Page({ handbook }: { readonly handbook: Handbook }) {
  const [what = '', ...rest] = page.value.split('/');
  const id = rest.join('/');
  const chapter = handbook.chapters.find((one) => one.id === id);
  switch (what) {
    case 'page':
      return <OnePage handbook={handbook} />;
    case 'example':
      if (handbook.primer.examples[id] === undefined) break;
      return (
        <>
          <ExampleView key={id} handbook={handbook} id={id} />
          <Onward handbook={handbook} id={id} />
        </>
      );
    case 'table':
      return <ArticleRows handbook={handbook} kind={id} />;
    case 'article':
      return <ArticlePage handbook={handbook} id={id} />;
    case 'chapter':
      if (chapter === undefined) break;
      return (
        <article>
          <h3>{chapter.title}</h3>
          <Paragraphs chapter={chapter} />
        </article>
      );
  }
  return <Contents handbook={handbook} />;
}

export function HandbookView() {
  const voice = useVoice();
  const rules = useSignal<readonly Rule[]>([]);
  const handbook = useSignal<Handbook | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const game = browserGame.value!;
  const spoken = language.value;
  useEffect(() => {
    void game.loadRules().then((loaded) => {
      rules.value = loaded;
    });
    void game.loadHandbook(spoken).then((loaded) => {
      handbook.value = loaded;
    });
  }, [game, spoken]);
  // Every page is read from its beginning.
  useEffect(() => {
    if (page.value !== '') top.current?.scrollIntoView({ block: 'nearest' });
  }, [page.value]);
  const searching = wanted.value.trim() !== '';
  const catalogue = useMemo(
    () => new Map(rules.value.map((rule) => [rule.id, rule])),
    [rules.value],
  );
  return (
    <div ref={top} class="rules">
      <nav class="rules-ways" aria-label={voice.say('rules.title')}>
        {trail.value.length > 0 && (
          <button type="button" class="quiet" onClick={turnBack}>
            ← {voice.say('rules.back')}
          </button>
        )}
        {page.value !== '' && (
          <TurnLink to="" class="quiet">
            {voice.say('rules.contents')}
          </TurnLink>
        )}
      </nav>
      <label class="field">
        {voice.say('rules.search')}
        <input
          type="search"
          value={wanted.value}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            // Escape ends the search first, and closes the handbook only then.
            if (event.key !== 'Escape' || wanted.value === '') return;
            event.preventDefault();
            wanted.value = '';
          }}
        />
      </label>
      <Catalogue.Provider value={catalogue}>
        {handbook.value !== null &&
          (searching ? (
            <Found handbook={handbook.value} rules={rules.value} />
          ) : (
            <Page handbook={handbook.value} />
          ))}
      </Catalogue.Provider>
    </div>
  );
}
