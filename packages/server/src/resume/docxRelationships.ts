import { refuse } from "./refusedFile.ts";
import { isRemoteTarget } from "./targets.ts";

/** ECMA-376, part 2, 9.3. */
export interface Relationship {
  id: string;
  /** URI. */
  type: string;
  target: string;
  isExternal: boolean;
}

const programs = /\/(activeXControlBinary|control|vbaProject|wordVbaData)$/i;

/** Elements that follow a link on a click. */
const links = new Set(["hlinkclick", "hlinkhover", "hlinkmouseover", "hyperlink"]);

/**
 * Checks a relationship by its referrers. Throws a `RefusedFileError` for active parts, and for
 * targets on another machine that load on opening.
 */
export function requireInertRelationship(
  { type, target, isExternal }: Relationship,
  referrers: ReadonlySet<string> = new Set(),
): void {
  if (programs.test(type)) refuse("file-program", `a relationship ${type}`);
  if (/\/aFChunk$/i.test(type)) refuse("file-embedded", "a part in another format");
  if (/\/oleObject$/i.test(type) && (isExternal || isRemoteTarget(target)))
    refuse("file-remote", "a linked object");
  if (/\/hyperlink$/i.test(type) && [...referrers].every((name) => links.has(name))) {
    if (/^\s*(javascript|vbscript):/i.test(target)) refuse("file-program", "a script in a link");
    return;
  }
  if (isRemoteTarget(target)) refuse("file-remote", `a relationship ${type}`);
}
