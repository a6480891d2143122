import { type Content, isSame } from "../text-runs.ts";
import { isSameButSpace } from "./space.ts";
import { numberCodes } from "./write.ts";

const prefix = "\u0000";

/** Returns a placeholder for a code without `originalData`, as some tools drop it. */
export const createLostCode = (id: string): string => prefix + id;

export const isLostCode = (data: string): boolean => data.startsWith(prefix);

const isWhole = (content: Content): boolean =>
  content.every((part) =>
    "thing" in part ? !isLostCode(part.thing) : !part.marks.some(isLostCode),
  );

interface Sides {
  source: Content;
  target: Content;
}

/**
 * Resolves lost codes by their numbers in exports of the English. `undefined` if the English has
 * changed since.
 */
export function restoreCodes<Unit extends Sides>(unit: Unit, english: Content): Unit | undefined {
  if (isWhole(unit.source) && isWhole(unit.target)) return unit;
  const codes = numberCodes(english);
  const get = (data: string) =>
    isLostCode(data) ? (codes.get(data.slice(prefix.length)) ?? data) : data;
  const restore = (content: Content): Content =>
    content.map((part) =>
      "thing" in part
        ? { thing: get(part.thing) }
        : { ...part, marks: [...new Set(part.marks.map(get))].sort() },
    );
  const restored = { ...unit, source: restore(unit.source), target: restore(unit.target) };
  const isKnown = isWhole(restored.target) && isSameButSpace(restored.source, english);
  return isKnown ? restored : undefined;
}

/** Takes the English for a re-indented source, so that it counts as unchanged. */
export const restoreSpace = <Unit extends Sides & { isSpaceKept: boolean }>(
  unit: Unit,
  english: Content,
): Unit =>
  !unit.isSpaceKept && !isSame(unit.source, english) && isSameButSpace(unit.source, english)
    ? { ...unit, source: english }
    : unit;
