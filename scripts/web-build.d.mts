export const dist: string;
export function buildWeb(): string;
