import type { FieldState } from "../schema/translation-states.ts";
import { getMark, hashField, type Mark } from "./marks.ts";
import { getKind, isFilled } from "./parts.ts";
import { type Fields, getPlaces, type Place } from "./places.ts";

/** How a field stands in both languages. */
export interface FieldStatus {
  path: string;
  title: string;
  /** English is what Arabic is made from. */
  en: "missing" | "whole";
  ar: FieldState;
}

/**
 * When what is at a path last changed, as ISO 8601 moments, as far as the content service has kept
 * that; paths of what did not change are not there.
 */
export type Changes = Readonly<Record<string, string>>;

/** Path of the Arabic of a field. */
const arabicPath = ({ within, name }: Pick<Place, "within" | "name">): string =>
  within === "" ? `ar.${name}` : `${within}.ar.${name}`;

/** When anything at or below a path last changed; the empty text where that is too long ago to know. */
function lastChange(changes: Changes, path: string): string {
  let last = "";
  for (const [changed, at] of Object.entries(changes)) {
    const isBelow =
      changed.startsWith(path) && ["", ".", "["].includes(changed.charAt(path.length));
    // A whole object may be new, and all that is in it.
    const isAbove = path.startsWith(changed) && [".", "["].includes(path.charAt(changed.length));
    if ((isBelow || isAbove) && at > last) last = at;
  }
  return last;
}

/** Lists stand for each other item by item. */
const isInStep = ({ field, english, arabic }: Place): boolean =>
  getKind(field) !== "list" || (english as unknown[]).length === (arabic as unknown[]).length;

/** Whether a mark that holds was made when the English was what it is. */
const matchesEnglish = ({ field, english }: Place, mark: Mark): boolean =>
  mark.source === hashField(field, english);

/** The state of a field's Arabic, where there is English. */
export function getState(place: Place, changes: Changes = {}): FieldState {
  const { field, arabic, path } = place;
  const mark = getMark(place);
  // One about no Arabic at all: somebody has seen to it that there is none.
  if (mark && matchesEnglish(place, mark)) return mark.state;
  if (!isFilled(field, arabic)) return "missing";
  if (mark) return "outdated";
  const isOlder = lastChange(changes, path) > lastChange(changes, arabicPath(place));
  return isOlder || !isInStep(place) ? "outdated" : "whole";
}

/**
 * How each field of a document stands that has something to read in either language. A mark that
 * holds tells by itself whether its English is still the same; without one `changes` do.
 */
export const getStatus = (document: Fields, changes?: Changes): FieldStatus[] =>
  getPlaces(document).flatMap((place): FieldStatus[] => {
    const { field, path, title, english, arabic } = place;
    if (isFilled(field, english))
      return [{ path, title, en: "whole", ar: getState(place, changes) }];
    if (!isFilled(field, arabic)) return [];
    const mark = getMark(place);
    const en = mark && matchesEnglish(place, mark) ? "whole" : "missing";
    return [{ path, title, en, ar: "whole" }];
  });
