/** Games retold against the rules, which a referee has to notice. */
import type { Moment, PlayedGame } from './moments.ts';

/** Another value in a line. */
export type Edit = Readonly<Record<string, unknown>>;

/** The game with one line left out, or told otherwise. */
function retold<V>(played: PlayedGame<V>, at: number, edit: Edit | null): PlayedGame<V> {
  const moments = [...played.moments];
  if (edit !== null) {
    const { data } = moments[at]!;
    moments[at] = { ...moments[at]!, data: { ...data, ...edit } as Moment<V>['data'] };
    return { ...played, moments };
  }
  moments.splice(at, 1);
  const rests = played.rests.map((rest) =>
    rest.lines > at ? { ...rest, lines: rest.lines - 1 } : rest,
  );
  return { ...played, moments, rests };
}

export interface Mutant<V> {
  readonly name: string;
  /** What the referee has to say of it. */
  readonly rule: string;
  /** The line: which it is, by what comes before it. */
  readonly line: (scenes: readonly Moment<V>[], at: number) => boolean;
  /** What it says instead; null leaves it out. */
  readonly says: ((scene: Moment<V>) => Edit) | null;
}

export const isLine =
  (what: string, after?: string) =>
  <V>(scenes: readonly Moment<V>[], at: number): boolean =>
    scenes[at]!.what === what && (after === undefined || scenes[at - 1]?.what === after);

/** In the step of the Event Phase with this name. */
export const inStep =
  (what: string, step: string) =>
  <V>(scenes: readonly Moment<V>[], at: number): boolean => {
    if (scenes[at]!.what !== what) return false;
    const heading = scenes
      .slice(0, at)
      .findLast((one) => ['step', 'event', 'turn'].includes(one.what));
    return heading?.data['step'] === `@phase.${step}`;
  };

/** What the referee has to say of the first game where a mutant shows. */
export function caught<V>(
  games: Iterable<PlayedGame<V>>,
  judge: (played: PlayedGame<V>) => readonly string[],
  { rule, line, says }: Mutant<V>,
): readonly string[] {
  for (const played of games) {
    const at = played.moments.findIndex((_, i) => line(played.moments, i));
    if (at < 0) continue;
    const edit = says === null ? null : says(played.moments[at]!);
    const complaints = judge(retold(played, at, edit)).filter((one) => one.includes(`: ${rule}`));
    // What is left out may not show; the next game has another.
    if (complaints.length > 0) return complaints;
  }
  return [];
}
