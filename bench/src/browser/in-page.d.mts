export interface Found {
  readonly x: number;
  readonly y: number;
  readonly decisions: string;
}

export function markAnswers(names: { readonly act: string; readonly answered: string }): void;
export function doYardstick(name: string): number;
export function answerInPerson(): void;
export function watchShifts(): void;
export function shiftsSeen(): number[];
export function crowd(): void;
export function findOption(wanted: number): Found | 'over' | null;
export function isAsked(): boolean;
export function isPlanClear(): boolean;
export function isTaken(before: string): boolean;
