/** What a seat has seen in secret, as it was put before it. */
import { at, type View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import type { Voice } from '@deadlight/games/text';
import type { Note } from '../table/scene.ts';

/** Values of a note that were turned up, and the sign of each; a room has its own. */
const TURNED_UP: Readonly<Record<string, string>> = {
  room: '',
  event: 'event',
  objective: 'goal.corporate',
  token: 'secret',
  code: 'secret',
  state: 'secret',
};

export const notesOf = (
  view: View,
  voice: Voice,
  sheets: readonly CardSheet[],
  roomText: (room: string) => string = () => '',
  rowsOf: (note: View['notes'][number]) => Note['rows'] = () => undefined,
): Note[] =>
  view.notes.map((note) => {
    const { what, data } = note;
    const rows = rowsOf(note);
    const text = voice.say(`note.${what}`, data);
    const value = Object.keys(TURNED_UP).find((name) => String(data[name]).startsWith('@'));
    if (rows !== undefined) return { text, icon: 'secret', name: '', says: '', rows };
    if (value === undefined) return { text, icon: 'secret', name: '', says: '' };
    const ref = String(data[value]).slice(1);
    const id = ref.slice(ref.indexOf('.') + 1);
    return {
      text,
      icon: value === 'room' ? ref : at(TURNED_UP, value, 'value'),
      name: voice.say(ref),
      says: value === 'room' ? roomText(id) : (sheets.find((sheet) => sheet.id === id)?.text ?? ''),
    };
  });
