import type { FieldState } from "../schema/translation-states.ts";
import { digestOfField, type Mark, markOf } from "./marks.ts";
import { isFilled, kindOf } from "./parts.ts";
import { type Fields, type Place, placesOf } from "./places.ts";

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
  kindOf(field) !== "list" || (english as unknown[]).length === (arabic as unknown[]).length;

/** Whether a mark that holds was made when the English was what it is. */
const isOfEnglish = ({ field, english }: Place, mark: Mark): boolean =>
  mark.source === digestOfField(field, english);

/** The state of a field's Arabic, where there is English. */
export function stateOf(place: Place, changes: Changes = {}): FieldState {
  const { field, arabic, path } = place;
  const mark = markOf(place);
  // One about no Arabic at all: somebody has seen to it that there is none.
  if (mark && isOfEnglish(place, mark)) return mark.state;
  if (!isFilled(field, arabic)) return "missing";
  if (mark) return "outdated";
  const isOlder = lastChange(changes, path) > lastChange(changes, arabicPath(place));
  return isOlder || !isInStep(place) ? "outdated" : "whole";
}

/**
 * How each field of a document stands that has something to read in either language. A mark that
 * holds tells by itself whether its English is still the same; without one `changes` do.
 */
export const statusOf = (document: Fields, changes?: Changes): FieldStatus[] =>
  placesOf(document).flatMap((place): FieldStatus[] => {
    const { field, path, title, english, arabic } = place;
    if (isFilled(field, english))
      return [{ path, title, en: "whole", ar: stateOf(place, changes) }];
    if (!isFilled(field, arabic)) return [];
    const mark = markOf(place);
    const en = mark && isOfEnglish(place, mark) ? "whole" : "missing";
    return [{ path, title, en, ar: "whole" }];
  });
