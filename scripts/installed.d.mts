export function differences(root: string): string[] | null;
