/** The names of the parts of a scene, by which options find them. */
import type { Seat } from '@deadlight/engine';

export const roomId = (room: string): string => `room:${room}`;
/** A place for a room that is not there yet. */
export const cellId = (cell: string): string => `cell:${cell}`;
export const pieceId = (piece: string): string => `piece:${piece}`;
export const personId = (seat: Seat): string => `seat:${seat}`;
export const cardId = (card: string): string => `card:${card}`;
