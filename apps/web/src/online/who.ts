/** What people at an online table are called. */
import type { Seat, TableInfo } from '@deadlight/host';
import { browserGame as game, moment } from '../link.ts';
import { useVoice } from '../text/voice.ts';

/** A name for every seat: its person's, or that of the figure that a bot plays. */
export function useNames(table: TableInfo): (seat: Seat) => string {
  const voice = useVoice();
  return (seat) => {
    const { name, kind, program } = table.seats[seat]!;
    if (kind === 'person') {
      const called = name === '' ? voice.say('onlineTable.former') : name;
      return program ? voice.say('onlineTable.programNamed', { name: called }) : called;
    }
    const now = moment.value;
    const telling = game.value?.app.telling;
    if (now === null || telling === undefined) return voice.say('lobby.seat', { number: seat + 1 });
    return voice.say(telling.seatRef(now.view.vars, seat).slice(1));
  };
}
