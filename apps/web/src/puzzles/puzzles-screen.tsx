/** All puzzles, and which of them have been solved. */
import { nameOfPuzzle, PUZZLES, type Puzzle } from '@deadlight/games/puzzles';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { hashOf } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import { PuzzlePicture } from './puzzle-picture.tsx';
import { usePuzzleVoice } from './puzzle-voice.ts';
import { loadRooms } from './rooms-drawn.ts';
import { isSolved } from './trying.ts';
import './puzzles.css';

function PuzzleCard({ puzzle, name }: { readonly puzzle: Puzzle; readonly name: string }) {
  const voice = useVoice();
  const { game, id, goal, turns } = puzzle;
  return (
    <li data-solved={isSolved(puzzle) || undefined}>
      <a class="puzzles-card" href={hashOf({ at: 'puzzle', id: game, name: id })}>
        <PuzzlePicture {...puzzle} />
        <b>{name}</b>
        <span>{voice.say(`puzzle.goal.${goal}`)}</span>
        <small>{voice.say('puzzle.within', { turns })}</small>
        {isSolved(puzzle) && (
          <>
            <Icon name="check" />
            <span class="for-ears">{voice.say('puzzle.solved')}</span>
          </>
        )}
      </a>
    </li>
  );
}

export function PuzzlesScreen() {
  const voice = useVoice();
  const named = usePuzzleVoice(true);
  useEffect(() => {
    loadRooms();
    return loadAbout(OFFERED.map(({ id }) => id));
  }, []);
  return (
    <main class="puzzles" aria-busy={named === null}>
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
      <h1>{voice.say('puzzle.title')}</h1>
      <p>{voice.say('puzzle.about')}</p>
      {named !== null &&
        OFFERED.map(({ id, icon, theme }) => (
          <section key={id} class="themed puzzles-game" data-game={theme}>
            <h2>
              <Icon name={icon} /> {aboutGames.value[id]?.name}
            </h2>
            <ol class="puzzles-cards">
              {PUZZLES[id]?.map((puzzle) => (
                <PuzzleCard key={puzzle.id} puzzle={puzzle} name={nameOfPuzzle(named, puzzle)} />
              ))}
            </ol>
          </section>
        ))}
    </main>
  );
}
