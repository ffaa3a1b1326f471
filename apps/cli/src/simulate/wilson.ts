/** 95 % of a normal distribution lie within so many standard deviations. */
export const Z = 1.959964;

/** The Wilson interval: where a share lies with 95 % confidence, seen so often in n. */
export function wilson(seen: number, n: number): { low: number; high: number } {
  const share = seen / n;
  const centre = share + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return {
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}
