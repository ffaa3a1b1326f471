/** How it ended, who wanted what, and how it came to this. */
import { type Line, SPECTATOR, seatsWhere } from '@deadlight/engine';
import { type Chapter, chaptersOf } from '@deadlight/games/telling';
import { capital } from '@deadlight/games/text';
import type { Source, Story as StoryOf } from '@deadlight/host';
import { useEffect } from 'preact/hooks';
import { book, write } from '../book/book.ts';
import { Reached } from '../book/reached.tsx';
import { playedOf } from '../book/write-down.ts';
import { EnterDeal } from '../daily/enter-deal.tsx';
import { FilmView } from '../film/film.tsx';
import { Icon } from '../icons/icon.tsx';
import { browserGame, log, moment, story, tell } from '../link.ts';
import { start } from '../lobby/start.ts';
import { OneStop } from '../log/reach.tsx';
import { Fold, PhasesView, StateView } from '../log/story-view.tsx';
import { MomentsView } from '../moments/moments-view.tsx';
import { Portrait } from '../people/portrait.tsx';
import { DEAD, UNHURT } from '../people/portraits.ts';
import { go, route } from '../route.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { exportGame } from '../share/export-game.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { OpenCard } from '../table/card.tsx';
import { sheets } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import type { Fate } from './end-scene.ts';
import { Epilogue } from './epilogue.tsx';
import { Numbers } from './numbers.tsx';
import { Timeline } from './timeline.tsx';
import { WhatIf } from './what-if.tsx';
import './end.css';

const FateView = ({ fate }: { readonly fate: Fate }) => {
  const voice = useVoice();
  return (
    <li class="end-fate" data-won={fate.won || undefined} data-alive={fate.alive || undefined}>
      <header>
        <Portrait icon={fate.icon} colour={fate.colour} hurt={fate.alive ? UNHURT : DEAD} />
        <h2>
          {fate.name}
          {fate.own && <span class="dim"> ({voice.say('table.you')})</span>}
        </h2>
        {fate.won && (
          <span class="end-won">
            <Icon name="winner" /> {voice.say('end.won')}
          </span>
        )}
      </header>
      {fate.wish !== null && (
        <p class="end-wish" data-mine={fate.wish.mine || undefined}>
          {fate.wish.says}
        </p>
      )}
      <p>{fate.fate}</p>
      {fate.goals.map((goal) => (
        <div key={goal.id} class="end-goal">
          <OpenCard card={goal} />
          {goal.met !== null && (
            <p data-met={goal.met}>
              <Icon name={goal.met ? 'check' : 'cross'} />{' '}
              {voice.say(goal.met ? 'end.met' : 'end.missed')}
            </p>
          )}
        </div>
      ))}
    </li>
  );
};

const linesOf = ({ phases }: Chapter): Line[] =>
  phases
    .flatMap(({ passages }) => passages.flatMap(({ entries }) => entries))
    .flatMap(({ sentences }) => sentences.map(({ from }) => from));

function Story() {
  const voice = useVoice();
  const { isGreat, app } = browserGame.value!;
  const chapters = chaptersOf(app.telling.events, log.value);
  return (
    <OneStop class="end-story" label={voice.say('end.story')}>
      <h2>{voice.say('end.story')}</h2>
      {chapters.map((chapter, i) => {
        const { opens, phases, closes } = chapter;
        const great = linesOf(chapter).filter(isGreat);
        return (
          <Fold
            key={i}
            class="end-round"
            open={i === chapters.length - 1}
            heading={
              <>
                <h3>
                  {opens === null
                    ? voice.say('end.before')
                    : voice.say(`log.${opens.what}`, opens.data)}
                </h3>{' '}
                {great.length > 0 && (
                  <span class="dim">
                    {great
                      .slice(0, 3)
                      .map(({ what, data }) => voice.say(`log.${what}`, data))
                      .join(' ')}
                  </span>
                )}
              </>
            }
          >
            {() => (
              <>
                <PhasesView phases={phases} whole />
                {closes !== null && <StateView line={closes} />}
              </>
            )}
          </Fold>
        );
      })}
    </OneStop>
  );
}

/** The same people and bots at the same table, with another deal or the same. */
function Again({ story }: { readonly story: StoryOf }) {
  const voice = useVoice();
  const { options, seed } = story.setup;
  const players = moment.value!.players;
  const game = moment.value!.view.game;
  return (
    <>
      <button type="button" class="primary" onClick={() => start(game, players, options)}>
        <Icon name="again" /> {voice.say('end.again')}
      </button>
      <button
        type="button"
        class="plain"
        data-does="same-deal"
        onClick={() => start(game, players, options, seed)}
      >
        <Icon name="dice" /> {voice.say('end.sameDeal')}
      </button>
    </>
  );
}

/** Those who wanted me dead come first. */
const byWish = (a: Fate, b: Fate): number =>
  Number(b.wish?.mine === true) - Number(a.wish?.mine === true);

export function EndScreen() {
  const voice = useVoice();
  const { id, view, seed, players } = moment.value!;
  const end = browserGame.value!.endOf(view, voice, sheets.value);
  const from = route.value.at === 'online' ? 'online' : 'kept';
  const source: Source = { from, id };
  useEffect(() => {
    tell({ say: 'story', of: { from, id } });
    return () => {
      story.value = null;
    };
  }, [from, id]);
  const whole = story.value?.of.id === id ? story.value.story : null;
  const winners = end.fates.filter(({ won }) => won).map(({ ref }) => ref);
  const own = end.fates.find((fate) => fate.own);
  useEffect(() => {
    if (whole === null) return;
    const played = playedOf(
      moment.peek()!,
      whole,
      own,
      end.how,
      browserGame.peek()!,
      voice,
      sheets.peek(),
      Date.now(),
    );
    if (played !== null) write(played);
  }, [whole]);
  // Of a day's deal, the first game that was played to its end counts.
  const day = book.value.find((played) => played.id === id)?.daily ?? null;
  const names = capital(voice.say('end.winners', { count: winners.length, names: winners }));
  // Players look at their own decisions; those who share a screen, at everybody's who uses it.
  const shared = seatsWhere(players, ({ kind }) => from === 'kept' && kind === 'person');
  const people = view.seat === SPECTATOR ? shared : [view.seat];
  const tone = own === undefined ? end.tone : own.won ? 'good' : 'danger';
  return (
    <main class="end" data-tone={tone}>
      <header class="end-head">
        <Icon name={tone === 'danger' ? 'skull' : 'winner'} />
        <h1>{own === undefined ? names : voice.say(own.won ? 'end.youWon' : 'end.youLost')}</h1>
        <p class="end-how">
          {end.why !== null && <b>{end.why}</b>} {end.how} <RuleLink id={end.rule} short />
        </p>
        {own !== undefined && <p>{names}</p>}
        {end.facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {end.revealed.map((card) => (
          <OpenCard key={card.id} card={card} />
        ))}
        <Reached id={id} />
        {day !== null && from === 'kept' && <EnterDeal day={day} of={source} />}
        <p class="dialog-tools">
          {from === 'kept' && whole !== null && <Again story={whole} />}
          <button
            type="button"
            class="plain"
            data-does="replay"
            onClick={() => go({ at: 'replay', of: source })}
          >
            <Icon name="play" /> {voice.say('end.replay')}
          </button>
          <ShareButton of={source} />
          <button type="button" class="plain" onClick={() => go({ at: 'lobby' })}>
            {voice.say('end.lobby')}
          </button>
        </p>
      </header>
      {whole !== null && <FilmView story={whole} of={source} end={end} />}
      {end.mission.length > 0 && (
        <section class="end-mission">
          <h2>{voice.say('table.goals')}</h2>
          {end.mission.map((card) => (
            <OpenCard key={card.id} card={card} />
          ))}
        </section>
      )}
      <section class="end-wanted">
        <h2>{voice.say('end.wanted')}</h2>
        <ul class="end-fates">
          {end.fates.toSorted(byWish).map((fate) => (
            <FateView key={fate.seat} fate={fate} />
          ))}
        </ul>
      </section>
      {whole !== null && people.length > 0 && (
        <MomentsView
          of={source}
          seats={people}
          names={end.fates.map(({ name }) => name)}
          onLook={(at) => go({ at: 'replay', of: source, from: at })}
        />
      )}
      {whole !== null && <WhatIf story={whole} of={source} />}
      {whole !== null && <Epilogue story={whole} how={end.how} />}
      {whole !== null && <Timeline story={whole} of={source} />}
      <Story />
      <details class="end-details">
        <summary>{voice.say('end.details')}</summary>
        {whole !== null && <Numbers story={whole} fates={end.fates} />}
        <p class="dialog-tools">
          <button type="button" class="plain" onClick={() => go({ at: 'check', of: source })}>
            <Icon name="check" /> {voice.say('checking.title')}
          </button>
          {from === 'kept' && (
            <button type="button" class="plain" onClick={() => exportGame(id, true)}>
              <Icon name="file" /> {voice.say('end.export')}
            </button>
          )}
        </p>
        {seed !== null && <p class="end-seed dim">{voice.say('end.seed', { seed })}</p>}
      </details>
    </main>
  );
}
