export const FLAGS: readonly string[];
export function findChromium(): string | null;
export function needChromium(): string;
