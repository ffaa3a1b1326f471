/** The film as a file, to keep and to send. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { useVoice } from '../text/voice.ts';
import { paintCaption } from './paint-caption.ts';
import { type Film, paintFilm } from './paint-film.ts';
import { paintsOf } from './paints.ts';
import { canRecord, record } from './record.ts';
import { LENGTH } from './reel.ts';
import './save-film.css';

const SIZE = { width: 1280, height: 720 } as const;
/** What is said stands below the picture. */
const PICTURE = 588;

function keep(blob: Blob, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function SaveFilm({ film, name }: { readonly film: Film; readonly name: string }) {
  const voice = useVoice();
  const here = useRef<HTMLParagraphElement>(null);
  const progress = useSignal<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  if (!canRecord()) return null;
  const save = async (): Promise<void> => {
    const canvas = document.createElement('canvas');
    canvas.width = SIZE.width;
    canvas.height = SIZE.height;
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) return;
    const paints = paintsOf(here.current!);
    const title = voice.say('game.name');
    stop.current = new AbortController();
    progress.value = 0;
    const recorded = await record(
      canvas,
      LENGTH,
      (time) => {
        paintFilm(context, film, { ...SIZE, height: PICTURE }, time, paints);
        paintCaption(context, film, SIZE, PICTURE, time, title, paints);
      },
      (share) => {
        progress.value = share;
      },
      stop.current.signal,
    );
    progress.value = null;
    if (recorded !== null) keep(recorded.blob, `${name}.${recorded.ending}`);
  };
  return (
    <p ref={here} class="save-film">
      {progress.value === null ? (
        <button type="button" class="plain" data-does="film-save" onClick={() => void save()}>
          <Icon name="file" /> {voice.say('film.save')}
        </button>
      ) : (
        <>
          <label class="save-film-progress">
            {voice.say('film.saving')} <progress value={progress.value} max={1} />
          </label>
          <button
            type="button"
            class="plain"
            data-does="film-stop"
            onClick={() => stop.current?.abort()}
          >
            {voice.say('film.stop')}
          </button>
        </>
      )}
    </p>
  );
}
