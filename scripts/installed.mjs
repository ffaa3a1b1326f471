// Whether node_modules holds what package-lock.json pins. npm writes what it has installed into
// node_modules/.package-lock.json, as the last thing it does, whichever of its commands was used.
// Plain JavaScript for Node 20+, with no dependencies of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages of a lockfile by their paths, or null where there is none that can be read. */
function packagesIn(file) {
  try {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return packages ?? null;
  } catch {
    return null;
  }
}

const isSame = (one, other) => one?.version === other.version && one?.integrity === other.integrity;

/**
 * The paths of packages that are missing, of another version, or no longer wanted; null where nothing is installed.
 * @param {string} root
 */
export function differences(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || installed === null) return null;
  // The root itself is not installed; what is optional may be for another system.
  const wrong = Object.entries(wanted).filter(
    ([path, one]) =>
      path !== '' &&
      !(installed[path] === undefined && one.optional) &&
      !isSame(installed[path], one),
  );
  const left = Object.keys(installed).filter((path) => wanted[path] === undefined);
  return [...wrong.map(([path]) => path), ...left];
}
