export function bringPrograms(): {
  readonly env: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
};
