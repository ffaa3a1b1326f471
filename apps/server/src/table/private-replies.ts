/** What one page is shown apart from the others, who do not notice and do not wait for it. */
import type { Screen, Seat } from '@deadlight/host';
import { type Client, NotPermitted } from '../socket/client.ts';
import type { MatchLog } from './match-log.ts';
import type { ServerServices } from './services.ts';

/** A page that asks, and through whose eyes it looks. */
interface Asking {
  readonly client: Client;
  readonly screen: Screen;
}

/** What the seat might answer. For its own player only. */
export function showHint(
  { thinkers }: ServerServices,
  asking: Asking,
  play: MatchLog,
  seat: Seat,
): void {
  const { client, screen } = asking;
  const { match } = play.host;
  if (screen.eye !== seat || !match.table.pending.includes(seat)) throw new NotPermitted('refused');
  const number = match.numberFor(seat);
  void play
    .ask(() => thinkers.hints(match, seat, client.from))
    .then((hints) => {
      if (screen.eye === seat && match.numberFor(seat) === number)
        client.send({ say: 'hint', hints });
    });
}

/** An earlier moment: the last one, if no other is asked for. */
export function showPast(
  { thinkers, log }: ServerServices,
  { client, screen }: Asking,
  play: MatchLog,
  step = Math.max(0, play.steps - 2),
): void {
  const { eye } = screen;
  const found = play.stepAt(step);
  if (eye === null || found === undefined) throw new NotPermitted('refused');
  const of = play.steps - 1;
  const { match, players, id } = play.host;
  void thinkers
    .past(match, { id, players, seat: eye, decisions: found.decisions }, client.from)
    .then((moment) => client.send({ say: 'past', moment: { ...moment, replay: { at: step, of } } }))
    .catch((error: unknown) => {
      log.debug({ table: id, why: (error as Error).message }, 'the past could not be shown');
      client.send({ say: 'failed', problem: 'refused', detail: '' });
    });
}
