import { realpathSync } from "node:fs";
import { resolve, sep } from "node:path";

/**
 * Returns the real path of a file, `undefined` if missing.
 *
 * @param name untrusted, relative to `folder`
 * @throws OutsideError if the path or a symbolic link leads out of the folder
 */
export function resolveInside(folder: string, name: string): string | undefined {
  const path = resolve(folder, name);
  if (!isBelow(resolve(folder), path)) throw new PathTraversalError(name);
  let real: string;
  try {
    real = realpathSync(path);
  } catch {
    return undefined;
  }
  if (!isBelow(realpathSync(folder), real)) throw new PathTraversalError(name);
  return real;
}

export class PathTraversalError extends Error {
  constructor(name: string) {
    super(`"${name}" lies outside of its folder`);
  }
}

const isBelow = (folder: string, path: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
