/** What is to be done at the table of a puzzle or lesson, and what came of it. */
import { sayOfLesson } from '@deadlight/games/lessons';
import { nameOfPuzzle, whyWrong } from '@deadlight/games/puzzles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useStage } from '../director/stage-of-page.ts';
import { announce } from '../ears/announcer.ts';
import { useGuideVoice } from '../guide/guide-voice.ts';
import { learn } from '../guide/learn.ts';
import { Icon } from '../icons/icon.tsx';
import { go } from '../route.ts';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { usePuzzleVoice } from './puzzle-voice.ts';
import { progress, temptation, trying, tryOne, watchPuzzles } from './trying.ts';
import './puzzle-panel.css';

/** What is to be done, in words; empty while it is not known. */
function useGoal(): string {
  const voice = useVoice();
  const tried = trying.value;
  const taught = useGuideVoice(tried?.lesson != null);
  if (tried === null) return '';
  const { game, puzzle, lesson } = tried;
  if (lesson !== null) return taught === null ? '' : sayOfLesson(taught, game, lesson, 'goal');
  return voice.say(`puzzle.goal.${puzzle!.goal}`);
}

/** What is to be done, for as long as it is tried. */
export function PuzzlePanel() {
  const voice = useVoice();
  const said = useGoal();
  const tried = trying.value;
  const named = usePuzzleVoice(tried?.puzzle != null);
  const goal = progress.value === null || tried === null ? '' : said;
  // A lesson says within its goal how long one has.
  const within =
    tried?.kind === 'puzzle' ? voice.say('puzzle.within', { turns: tried.task.turns }) : '';
  useEffect(() => {
    if (goal !== '') announce(...[goal, within].filter((text) => text !== ''));
  }, [tried, goal]);
  if (progress.value === null || tried === null) return null;
  const { kind, game, id, puzzle } = tried;
  const name = puzzle === null || named === null ? '' : nameOfPuzzle(named, puzzle);
  return (
    <aside
      class="puzzle-panel"
      aria-label={voice.say(kind === 'puzzle' ? 'puzzle.title' : 'lesson.title')}
    >
      <Icon name={kind === 'puzzle' ? 'puzzle' : 'guide'} />
      <span>
        {name !== '' && <em>{name}. </em>}
        <b>{goal}</b> {within}
      </span>
      <button type="button" class="quiet" onClick={() => tryOne(kind, game, id)}>
        {voice.say('puzzle.again')}
      </button>
    </aside>
  );
}

/** What came of it. */
export function PuzzleResult() {
  const voice = useVoice();
  const { playing, death } = useStage();
  const open = useSignal(false);
  useEffect(watchPuzzles, []);
  const now = progress.value;
  const isDone = now !== null && now !== 'open' && playing.value === null && death.value === null;
  useEffect(() => {
    // What the others do afterwards does not close it; how it ends for oneself is read first.
    if (isDone) open.value = true;
    else if (now === null || now === 'open' || death.value !== null) open.value = false;
  }, [isDone, now, death.value]);
  const tried = trying.value;
  const named = usePuzzleVoice(tried?.puzzle != null);
  if (now === null || tried === null) return null;
  const { kind, game, id, next, puzzle } = tried;
  const again = (which: string) => (): void => {
    open.value = false;
    tryOne(kind, game, which);
  };
  const say = (what: string): string => voice.say(`${kind}.${what}`);
  const why =
    now === 'failed' && puzzle !== null && named !== null && temptation.value >= 0
      ? whyWrong(named, puzzle, temptation.value)
      : null;
  return (
    <Dialog open={open} title={say(now === 'solved' ? 'solved' : 'failed')}>
      <p class="puzzle-result" data-result={now}>
        {why ?? say(now === 'solved' ? 'solvedIs' : 'failedIs')}
      </p>
      <p class="dialog-tools">
        {now === 'solved' && next !== null && (
          <button type="button" class="primary" onClick={again(next)}>
            {say('next')}
          </button>
        )}
        {now === 'solved' && next === null && kind === 'lesson' && (
          <button type="button" class="primary" onClick={() => void learn(game)}>
            {voice.say('lesson.game')}
          </button>
        )}
        <button type="button" class="plain" onClick={again(id)}>
          {voice.say('puzzle.again')}
        </button>
        <button type="button" class="plain" onClick={() => go({ at: `${kind}s` })}>
          {say('all')}
        </button>
      </p>
    </Dialog>
  );
}
