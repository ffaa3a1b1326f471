/** What is to be done at the table of a puzzle, and what came of it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useStage } from '../director/stage-of-page.ts';
import { announce } from '../ears/announcer.ts';
import { Icon } from '../icons/icon.tsx';
import { go } from '../route.ts';
import { Dialog } from '../table/dialog.tsx';
import { useVoice } from '../text/voice.ts';
import { progress, trying, tryPuzzle, watchPuzzles } from './trying.ts';
import './puzzle-panel.css';

/** What is to be done, for as long as the puzzle is tried. */
export function PuzzlePanel() {
  const voice = useVoice();
  const tried = trying.value;
  const goal =
    progress.value === null || tried === null
      ? ''
      : voice.say(`puzzle.goal.${tried.puzzle.goal}`, { game: tried.puzzle.game });
  const within = tried === null ? '' : voice.say('puzzle.within', { turns: tried.puzzle.turns });
  useEffect(() => {
    if (goal !== '') announce(goal, within);
  }, [tried]);
  if (progress.value === null || tried === null) return null;
  const { puzzle, number } = tried;
  return (
    <aside class="puzzle-panel" aria-label={voice.say('puzzle.title')}>
      <Icon name="puzzle" />
      <span>
        <b>{goal}</b> {within}
      </span>
      <button type="button" class="quiet" onClick={() => tryPuzzle(puzzle.game, number)}>
        {voice.say('puzzle.again')}
      </button>
    </aside>
  );
}

/** What came of it. */
export function PuzzleResult() {
  const voice = useVoice();
  const { playing } = useStage();
  const open = useSignal(false);
  useEffect(watchPuzzles, []);
  const now = progress.value;
  const isDone = now !== null && now !== 'open' && playing.value === null;
  useEffect(() => {
    open.value = isDone;
  }, [isDone]);
  const tried = trying.value;
  if (now === null || tried === null) return null;
  const { puzzle, number, of } = tried;
  const again = (which: number) => (): void => {
    open.value = false;
    tryPuzzle(puzzle.game, which);
  };
  return (
    <Dialog open={open} title={voice.say(now === 'solved' ? 'puzzle.solved' : 'puzzle.failed')}>
      <p class="puzzle-result" data-result={now}>
        {voice.say(now === 'solved' ? 'puzzle.solvedIs' : 'puzzle.failedIs')}
      </p>
      <p class="dialog-tools">
        {now === 'solved' && number < of && (
          <button type="button" class="primary" onClick={again(number + 1)}>
            {voice.say('puzzle.next')}
          </button>
        )}
        <button type="button" class="plain" onClick={again(number)}>
          {voice.say('puzzle.again')}
        </button>
        <button type="button" class="plain" onClick={() => go({ at: 'puzzles' })}>
          {voice.say('puzzle.all')}
        </button>
      </p>
    </Dialog>
  );
}
