/** Standard deviations that contain 95 % of a normal distribution. */
export const Z_95 = 1.959964;

/** The Wilson interval: the 95 % confidence interval of a share, from successes in n. */
export function wilson(seen: number, n: number): { low: number; high: number } {
  const share = seen / n;
  const centre = share + (Z_95 * Z_95) / (2 * n);
  const spread = Z_95 * Math.sqrt((share * (1 - share)) / n + (Z_95 * Z_95) / (4 * n * n));
  const scale = 1 + (Z_95 * Z_95) / n;
  return {
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}
