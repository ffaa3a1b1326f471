/** Standard deviations that contain 95 % of a normal distribution. */
export const Z = 1.959964;

/** The Wilson interval: the 95 % confidence interval of a share, from successes in n. */
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
