/** Each drawing becomes a path once. */
const paths = new Map<string, Path2D>();

export function pathFor(d: string): Path2D {
  const known = paths.get(d);
  if (known !== undefined) return known;
  const made = new Path2D(d);
  paths.set(d, made);
  return made;
}
