import { useComputed } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { litterOf } from '../art/litter.ts';
import { ANY_ROOM, RoomArt } from '../art/room-art.tsx';
import type { Trace } from '../art/traces.ts';
import { traces } from '../art/traces-now.ts';
import { explained, ofPlace } from '../explain/explanation.ts';
import { Icon } from '../icons/icon.tsx';
import { browserGame } from '../link.ts';
import { useVoice } from '../text/voice.ts';
import { useOffers } from './choices.ts';
import { Picture, scene, useScene } from './current.ts';
import { focused, startPlace } from './focus.ts';
import { showGhost } from './ghost.tsx';
import { RoomMark } from './mark.tsx';
import { touch } from './menu.tsx';
import { isLow } from './piece-placement.ts';
import { outlineOf } from './room-outline.ts';
import type { Place } from './scene.ts';
import './room.css';

/** A word that only just fits into the width of a room. */
const isLong = (name: string): boolean => name.split(' ').some((word) => word.length > 16);

/** A number is not torn from what it numbers: S-02 does not break. */
const unbroken = (name: string): string => name.replace(/-(?=\d)/g, '-\u2060');

/** The room, who and what is in it, and the corridors that lead out of it. */
function targetsOf(place: Place): string[] {
  const { pieces, ways } = scene.peek()!;
  return [
    place.id,
    ...pieces.filter((piece) => piece.place === place.id).map(({ id }) => id),
    ...ways.filter(({ from, to }) => from === place.id || to === place.id).map(({ id }) => id),
    ...place.ducts.map(({ id }) => id),
  ];
}

export function Room({ id }: { readonly id: string }) {
  const voice = useVoice();
  const place = useScene(({ places }) => places.find((one) => one.id === id));
  const here = useScene(({ pieces }) => pieces.filter((piece) => piece.place === id));
  const ways = useScene((now) =>
    now.ways.filter(({ from, to }) => from === id || to === id).map((way) => way.label),
  );
  const offers = useOffers(id, ...here.map((piece) => piece.id));
  const reached = useComputed(() => (focused.value ?? startPlace()) === id);
  const game = browserGame.value!.app.vocabulary.id;
  // Where the handbook shows a table, nothing has happened yet.
  const isPlayed = useContext(Picture) === null;
  const left = useComputed(() => (isPlayed ? (traces.value.get(id) ?? []).join(' ') : ''));
  if (place === undefined) return null;
  const drawing = place.icon === null ? undefined : browserGame.value!.rooms?.[place.icon];
  const own = here.some((piece) => piece.own);
  const label = voice.say('table.room', {
    number: place.number,
    numbered: place.number === '' ? 'no' : 'yes',
    name: place.name,
    dark: place.dark ? 'yes' : 'no',
    marks: place.marks.map((mark) => mark.label).join(', '),
    marked: place.marks.length > 0 ? 'yes' : 'no',
    here: here.map((piece) => piece.label).join(', '),
    count: here.length,
    offers: [...new Set(offers.map((offer) => offer.label))].slice(0, 4).join('; '),
    offered: offers.length,
  });
  return (
    <button
      type="button"
      class="room"
      {...explained(() => ofPlace(game, place))}
      data-place={id}
      data-known={place.known}
      data-burning={place.burning || undefined}
      data-dark={place.dark || undefined}
      data-own={own || undefined}
      data-offers={offers.length > 0 || undefined}
      data-low={isLow(place) || undefined}
      data-find={place.find ?? undefined}
      data-drawn={drawing !== undefined || undefined}
      data-shape={place.shape}
      style={{
        left: `${place.x - place.width / 2}px`,
        top: `${place.y - place.height / 2}px`,
        width: `${place.width}px`,
        height: `${place.height}px`,
      }}
      aria-label={label}
      aria-description={[
        ...ways,
        ...place.ducts.map(({ spoken, noise }) =>
          voice.say('table.duct', { name: spoken, noise: noise ? 'yes' : 'no' }),
        ),
        ...(place.section === undefined ? [] : [place.section]),
      ].join('; ')}
      tabIndex={reached.value ? 0 : -1}
      onFocus={() => {
        focused.value = id;
      }}
      onClick={(event) => {
        if (showGhost(id)) return;
        touch({
          title: `${place.number} ${place.name}`.trim(),
          tags: [place.cost ?? [], place.tags ?? []].flat(),
          text: place.explanation,
          rule: null,
          targets: targetsOf(place),
          anchor: event.currentTarget,
        });
      }}
    >
      <svg class="room-shape" viewBox={`0 0 ${place.width} ${place.height}`} aria-hidden="true">
        <path d={outlineOf(place)} />
        {place.known !== 'explored' && <path class="room-hatch" d={outlineOf(place)} />}
      </svg>
      {place.known === 'explored' && (
        <RoomArt
          room={drawing ?? ANY_ROOM}
          size={{ width: place.width, height: place.height }}
          litter={litterOf(place, left.value === '' ? [] : (left.value.split(' ') as Trace[]))}
        />
      )}
      {place.known === 'explored' && <span class="room-scrim" />}
      <span class="room-head">
        <span class="room-number" data-text={place.number} />
        {place.ducts.map((duct) => (
          <span
            key={duct.id}
            class="room-duct"
            data-noise={duct.noise || undefined}
            data-text={duct.name}
          />
        ))}
        <span class="room-marks">
          {place.marks.map((mark) => (
            <RoomMark key={mark.icon} mark={mark} />
          ))}
        </span>
      </span>
      {place.icon !== null && <Icon name={place.icon} />}
      {place.known !== 'unknown' && (
        <span class="room-name" data-long={isLong(place.name) || undefined}>
          {unbroken(place.name)}
        </span>
      )}
    </button>
  );
}
