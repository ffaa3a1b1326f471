/** How it ended, who wanted what, and how it came to this. */
import type { Line } from '@deadlight/engine';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { log, moment, table, tell } from '../link.ts';
import { go, route } from '../route.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { OpenCard } from '../table/card.tsx';
import { sheets } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import type { Fate } from './end-scene.ts';
import './end.css';

const FateView = ({ fate }: { readonly fate: Fate }) => {
  const voice = useVoice();
  return (
    <li class="end-fate" data-won={fate.won || undefined} data-alive={fate.alive || undefined}>
      <header>
        <Token shape={fate.shape} colour={fate.colour} icon={fate.icon} />
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

/** The lines of each round, the first of which is what came before. */
function roundsOf(lines: readonly Line[], opens: (line: Line) => boolean): Line[][] {
  const rounds: Line[][] = [[]];
  for (const line of lines) {
    if (opens(line)) rounds.push([]);
    rounds.at(-1)!.push(line);
  }
  return rounds.filter((round) => round.length > 0);
}

function Story() {
  const voice = useVoice();
  const game = table.value!;
  const rounds = roundsOf(log.value, game.opensRound);
  return (
    <section class="end-story">
      <h2>{voice.say('end.story')}</h2>
      {rounds.map((lines, i) => {
        const great = lines.filter((line) => game.isGreat(line) && !game.opensRound(line));
        const [first] = lines;
        const title =
          first !== undefined && game.opensRound(first)
            ? voice.say(`log.${first.what}`, first.data)
            : voice.say('end.before');
        return (
          <details key={i} open={i === rounds.length - 1}>
            <summary>
              {title}{' '}
              {great.length > 0 && (
                <span class="dim">
                  {great
                    .slice(0, 3)
                    .map(({ what, data }) => voice.say(`log.${what}`, data))
                    .join(' ')}
                </span>
              )}
            </summary>
            <ol>
              {lines.map((line, n) => (
                <li key={n}>
                  {voice.say(`log.${line.what}`, line.data)} <RuleLink id={line.rule} />
                </li>
              ))}
            </ol>
          </details>
        );
      })}
    </section>
  );
}

export function EndScreen() {
  const voice = useVoice();
  const { id, view } = moment.value!;
  const end = table.value!.endOf(view, voice, sheets.value);
  const winners = end.fates.filter(({ won }) => won).map(({ name }) => name);
  return (
    <main class="end" data-tone={end.tone}>
      <header class="end-head">
        <p class="end-how">
          {end.how} <RuleLink id={end.rule} />
        </p>
        <h1>{voice.say('end.winners', { count: winners.length, names: winners })}</h1>
        {end.facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {end.revealed.map((card) => (
          <OpenCard key={card.id} card={card} />
        ))}
        <p class="dialog-tools">
          <button type="button" class="primary" onClick={() => go({ at: 'lobby' })}>
            {voice.say('end.lobby')}
          </button>
          {route.value.at !== 'online' && (
            <>
              <button type="button" class="plain" onClick={() => go({ at: 'replay', id })}>
                <Icon name="play" /> {voice.say('end.replay')}
              </button>
              <button type="button" class="plain" onClick={() => tell({ say: 'export', id })}>
                <Icon name="file" /> {voice.say('end.export')}
              </button>
            </>
          )}
        </p>
      </header>
      {end.mission.length > 0 && (
        <section class="end-mission">
          <h2>{voice.say('table.goals')}</h2>
          {end.mission.map((card) => (
            <OpenCard key={card.id} card={card} />
          ))}
        </section>
      )}
      <ul class="end-fates">
        {end.fates.map((fate) => (
          <FateView key={fate.seat} fate={fate} />
        ))}
      </ul>
      <Story />
    </main>
  );
}
