/** Small things that the browser keeps for the next visit, where it allows it. */
const nameOf = (name: string): string => `deadlight.${name}`;

export function keptSetting(name: string): string | null {
  try {
    return localStorage.getItem(nameOf(name));
  } catch {
    return null;
  }
}

export function keepSetting(name: string, value: string): void {
  try {
    localStorage.setItem(nameOf(name), value);
  } catch {
    // A browser that keeps nothing can still be played in.
  }
}

export function forgetSetting(name: string): void {
  try {
    localStorage.removeItem(nameOf(name));
  } catch {
    // What was never kept need not be forgotten.
  }
}
