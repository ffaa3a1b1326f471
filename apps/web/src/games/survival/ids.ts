/** The names of the parts of a scene, by which options find them. */
import type { Seat } from '@deadlight/engine';

export const placeId = (slot: number): string => `room:${slot}`;
export const wayId = (way: number): string => `way:${way}`;
export const figureId = (figure: string): string => `figure:${figure}`;
export const personId = (seat: Seat): string => `seat:${seat}`;
export const cardId = (card: string): string => `card:${card}`;
export const itemId = (item: string): string => `item:${item}`;
export const objectId = (object: string): string => `object:${object}`;
export const goalId = (goal: string): string => `goal:${goal}`;
