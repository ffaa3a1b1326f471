/** All puzzles, and which of them have been solved. */
import { loadPuzzles, type Puzzle } from '@deadlight/games/puzzles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { useVoice } from '../text/voice.ts';
import { isSolved, tryOne } from './trying.ts';
import './puzzles.css';

export function PuzzlesScreen() {
  const voice = useVoice();
  const all = useSignal<Readonly<Record<string, readonly Puzzle[]>>>({});
  useEffect(() => {
    for (const { id } of OFFERED)
      void loadPuzzles(id).then((puzzles) => {
        all.value = { ...all.peek(), [id]: puzzles };
      });
    return loadAbout(OFFERED.map(({ id }) => id));
  }, []);
  return (
    <main class="puzzles">
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
      <h1>{voice.say('puzzle.title')}</h1>
      <p>{voice.say('puzzle.about')}</p>
      {OFFERED.map(({ id, icon, theme }) => (
        <section key={id} class="themed puzzles-game" data-game={theme}>
          <h2>
            <Icon name={icon} /> {aboutGames.value[id]?.name}
          </h2>
          <ol>
            {all.value[id]?.map((puzzle, number) => (
              <li key={number} data-solved={isSolved(puzzle) || undefined}>
                <button type="button" onClick={() => tryOne('puzzle', id, number + 1)}>
                  <b>{number + 1}</b>
                  <span>{voice.say(`puzzle.goal.${puzzle.goal}`, { game: puzzle.game })}</span>
                  <small>{voice.say('puzzle.within', { turns: puzzle.turns })}</small>
                  {isSolved(puzzle) && (
                    <>
                      <Icon name="check" />
                      <span class="for-ears">{voice.say('puzzle.solved')}</span>
                    </>
                  )}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  );
}
