/** The whole game in twenty seconds: the plan, the way one went, and where it ended. */
import type { Source, Story } from '@deadlight/host';
import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { EndScene } from '../end/end-scene.ts';
import { Icon } from '../icons/icon.tsx';
import { isStill, onStill } from '../light/motion.ts';
import { browserGame, frames, moment, tell } from '../link.ts';
import { motion } from '../settings/settings.ts';
import { sheets } from '../table/current.ts';
import { useVoice } from '../text/voice.ts';
import { filmOf, stopsIn } from './make-film.ts';
import { boxOf, type Film, paintFilm } from './paint-film.ts';
import { paintsOf } from './paints.ts';
import { indexAt, LENGTH, stills } from './reel.ts';
import { SaveFilm } from './save-film.tsx';
import './film.css';

/** No picture is higher than this part of the window. */
const HIGHEST = 0.66;
/** More pixels than these would only be slow. */
const WIDEST = 1400;
/** Of the picture that must be in sight before it begins to move. */
const IN_SIGHT = 0.4;

interface ScreenProps {
  readonly film: Film;
  /** In milliseconds. */
  readonly time: Signal<number>;
  readonly label: string;
}

/** What a canvas shows at a time, as large as there is room. */
function Screen({ film, time, label }: ScreenProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const paint = (): void => {
    const here = canvas.current;
    const context = here?.getContext('2d') ?? null;
    const room = here?.parentElement?.clientWidth ?? 0;
    if (here === null || context === null || room === 0) return;
    const box = boxOf(film);
    const shape = box.width / box.height;
    const width = Math.min(room, innerHeight * HIGHEST * shape);
    const sharp = Math.min(devicePixelRatio, 2, WIDEST / width);
    const [w, h] = [Math.round(width * sharp), Math.round((width * sharp) / shape)];
    if (here.width !== w || here.height !== h) {
      here.width = w;
      here.height = h;
      here.style.width = `${Math.round(width)}px`;
    }
    paintFilm(context, film, { width: w, height: h }, time.peek(), paintsOf(here));
  };
  useSignalEffect(() => {
    time.value;
    paint();
  });
  useEffect(() => {
    paint();
    void document.fonts.ready.then(paint);
    const watcher = new ResizeObserver(paint);
    watcher.observe(canvas.current!.parentElement!);
    const look = new MutationObserver(paint);
    look.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
    return () => {
      watcher.disconnect();
      look.disconnect();
    };
  }, [film]);
  return <canvas ref={canvas} class="film-canvas" role="img" aria-label={label} />;
}

const Caption = ({ film, at }: { readonly film: Film; readonly at: number }) => (
  <p class="film-caption">
    <b>{film.rounds[at]}</b> <span>{film.captions[at]}</span>
  </p>
);

/** Somebody who wants no motion gets four pictures. */
function Stills({ film }: { readonly film: Film }) {
  return (
    <ol class="film-stills">
      {stills(film.stops).map((at) => (
        <Still key={at} film={film} at={at} />
      ))}
    </ol>
  );
}

function Still({ film, at }: { readonly film: Film; readonly at: number }) {
  const { from, ms } = film.stops[at]!;
  const time = useSignal(from + ms - 1);
  return (
    <li class="film-still">
      <Screen film={film} time={time} label={`${film.rounds[at]}. ${film.captions[at]}`} />
      <Caption film={film} at={at} />
    </li>
  );
}

function Moving({ film }: { readonly film: Film }) {
  const voice = useVoice();
  const time = useSignal(0);
  const isRunning = useSignal(false);
  const screen = useRef<HTMLDivElement>(null);
  const at = useComputed(() => indexAt(film.stops, time.value));
  useEffect(() => {
    // It begins once somebody looks at it, and only once.
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        isRunning.value = true;
      },
      { threshold: IN_SIGHT },
    );
    seen.observe(screen.current!);
    return () => seen.disconnect();
  }, [film]);
  useSignalEffect(() => {
    if (!isRunning.value) return;
    let [last, next] = [performance.now(), 0];
    const on = (now: number): void => {
      time.value = Math.min(LENGTH, time.peek() + Math.min(100, now - last));
      last = now;
      if (time.peek() === LENGTH) isRunning.value = false;
      else next = requestAnimationFrame(on);
    };
    next = requestAnimationFrame(on);
    return () => cancelAnimationFrame(next);
  });
  const toggle = (): void => {
    if (!isRunning.peek() && time.peek() === LENGTH) time.value = 0;
    isRunning.value = !isRunning.peek();
  };
  return (
    <>
      <div ref={screen} class="film-screen">
        <Screen film={film} time={time} label={voice.say('film.title')} />
      </div>
      <Caption film={film} at={at.value} />
      <div class="film-tools">
        <button
          type="button"
          class="tool"
          data-does="film-play"
          title={voice.say(isRunning.value ? 'replay.pause' : 'replay.play')}
          aria-label={voice.say(isRunning.value ? 'replay.pause' : 'replay.play')}
          onClick={toggle}
        >
          <Icon name={isRunning.value ? 'pause' : 'play'} />
        </button>
        <input
          type="range"
          min={0}
          max={LENGTH}
          step={LENGTH / 100}
          value={time.value}
          aria-label={voice.say('replay.at')}
          aria-valuetext={`${film.rounds[at.value]} ${film.captions[at.value]}`}
          onInput={(event) => {
            isRunning.value = false;
            time.value = Number(event.currentTarget.value);
          }}
        />
        <button
          type="button"
          class="plain"
          data-does="film-skip"
          disabled={time.value === LENGTH}
          onClick={() => {
            isRunning.value = false;
            time.value = LENGTH;
          }}
        >
          <Icon name="skip" /> {voice.say('film.skip')}
        </button>
      </div>
    </>
  );
}

interface Props {
  readonly story: Story;
  readonly of: Source;
  readonly end: EndScene;
}

/** Made of what everybody saw, and of what is open at the end. */
export function FilmView({ story, of, end }: Props) {
  const voice = useVoice();
  const game = browserGame.value!;
  const { view } = moment.value!;
  const stops = useMemo(() => stopsIn(story, game, view), [story]);
  const still = useSignal(isStill());
  useEffect(() => {
    tell({ say: 'frames', of, at: stops.map(({ at }) => at) });
    return () => {
      frames.value = null;
    };
  }, [stops]);
  useEffect(() => {
    const look = (): void => {
      still.value = isStill();
    };
    const ends = [onStill(look), motion.subscribe(look)];
    return () => {
      for (const stop of ends) stop();
    };
  }, []);
  const come = frames.value;
  const views = come !== null && come.of.id === of.id ? come.views : null;
  const film = useMemo(
    () =>
      views === null || views.length !== stops.length
        ? null
        : filmOf(views, stops, {
            story,
            game,
            voice,
            sheets: sheets.peek(),
            fates: end.fates,
            own: view.seat,
            how: end.how,
          }),
    [views, voice],
  );
  if (film === null) return null;
  return (
    <section class="film themed" data-game={film.reel.frames.at(-1)!.scene.theme}>
      <h2>{voice.say('film.title')}</h2>
      {still.value ? <Stills film={film} /> : <Moving film={film} />}
      <SaveFilm film={film} name={`${view.game}-${of.id.slice(0, 12)}`} />
    </section>
  );
}
