/** The lessons of each game, in the order in which they are learned, and which of them have been taken. */
import { LESSONS, sayOfLesson } from '@deadlight/games/lessons';
import { useEffect } from 'preact/hooks';
import { useGuideVoice } from '../guide/guide-voice.ts';
import { learn } from '../guide/learn.ts';
import { Icon } from '../icons/icon.tsx';
import { aboutGames, loadAbout } from '../lobby/about-games.ts';
import { OFFERED } from '../lobby/games.ts';
import { isLearned, tryOne } from '../puzzles/trying.ts';
import { useVoice } from '../text/voice.ts';
import '../puzzles/puzzles.css';

export function LessonsScreen() {
  const voice = useVoice();
  const taught = useGuideVoice(true);
  useEffect(() => loadAbout(OFFERED.map(({ id }) => id)), []);
  return (
    <main class="puzzles" aria-busy={taught === null}>
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
      <h1>{voice.say('lesson.title')}</h1>
      <p>{voice.say('lesson.about')}</p>
      {taught !== null &&
        OFFERED.map(({ id, icon, theme }) => (
          <section key={id} class="themed puzzles-game" data-game={theme}>
            <h2>
              <Icon name={icon} /> {aboutGames.value[id]?.name}
            </h2>
            <ol>
              {LESSONS[id]?.map((lesson, number) => (
                <li key={lesson.id} data-solved={isLearned(id, lesson) || undefined}>
                  <button type="button" onClick={() => tryOne('lesson', id, lesson.id)}>
                    <b>{number + 1}</b>
                    <span>{sayOfLesson(taught, id, lesson, 'name')}</span>
                    <small>{sayOfLesson(taught, id, lesson, 'goal')}</small>
                    {isLearned(id, lesson) && (
                      <>
                        <Icon name="check" />
                        <span class="for-ears">{voice.say('lesson.solved')}</span>
                      </>
                    )}
                  </button>
                </li>
              ))}
            </ol>
            <p>
              <button type="button" class="plain" onClick={() => void learn(id)}>
                <Icon name="guide" />{' '}
                {voice.say('guide.learn', { game: aboutGames.value[id]?.name ?? '' })}
              </button>
            </p>
          </section>
        ))}
    </main>
  );
}
