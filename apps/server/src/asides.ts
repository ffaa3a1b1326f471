/** What one page is shown apart from the others, who do not notice and do not wait for it. */
import type { Screen, Seat } from '@deadlight/host';
import type { Around } from './around.ts';
import { type Client, Denied } from './client.ts';
import type { Play } from './play.ts';

/** A page that asks, and through whose eyes it looks. */
interface Asking {
  readonly client: Client;
  readonly screen: Screen;
}

/** What the seat might answer. For its own player only. */
export function showHint({ thoughts }: Around, asking: Asking, play: Play, seat: Seat): void {
  const { client, screen } = asking;
  const { match } = play.host;
  if (screen.eye !== seat || !match.table.pending.includes(seat)) throw new Denied('refused');
  const number = match.numberFor(seat);
  void thoughts.hints(match, seat).then((hints) => {
    if (screen.eye === seat && match.numberFor(seat) === number)
      client.send({ say: 'hint', hints });
  });
}

/** An earlier moment: the last one, if no other is asked for. */
export function showPast(
  { thoughts, log }: Around,
  { client, screen }: Asking,
  play: Play,
  step = Math.max(0, play.steps - 2),
): void {
  const { eye } = screen;
  const found = play.stepAt(step);
  if (eye === null || found === undefined) throw new Denied('refused');
  const of = play.steps - 1;
  const { match, players, id } = play.host;
  void thoughts
    .past(match, { id, players, seat: eye, decisions: found.decisions })
    .then((moment) => client.send({ say: 'past', moment: { ...moment, replay: { at: step, of } } }))
    .catch((error: unknown) => {
      log.warn({ table: id, err: error }, 'the past could not be shown');
      client.send({ say: 'failed', problem: 'refused', detail: '' });
    });
}
