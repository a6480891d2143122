import type { FieldState } from "../schema/translation-states.ts";
import { getMark, hashField, type Mark } from "./marks.ts";
import { getKind, isFilled } from "./parts.ts";
import {
  type Fields,
  getTranslatableFields,
  type TranslatableField,
} from "./translatable-fields.ts";

export interface FieldStatus {
  path: string;
  title: string;
  en: "missing" | "whole";
  ar: FieldState;
}

/** ISO 8601 timestamps of last changes by path, if recorded. */
export type Changes = Readonly<Record<string, string>>;

const arabicPath = ({ within, name }: Pick<TranslatableField, "within" | "name">): string =>
  within === "" ? `ar.${name}` : `${within}.ar.${name}`;

/** Returns the last change at or below a path. Empty if too old. */
function lastChange(changes: Changes, path: string): string {
  let last = "";
  for (const [changed, at] of Object.entries(changes)) {
    const isBelow =
      changed.startsWith(path) && ["", ".", "["].includes(changed.charAt(path.length));
    // A new object changes its descendants.
    const isAbove = path.startsWith(changed) && [".", "["].includes(path.charAt(changed.length));
    if ((isBelow || isAbove) && at > last) last = at;
  }
  return last;
}

/** Lists must match item by item. */
const isInStep = ({ field, english, arabic }: TranslatableField): boolean =>
  getKind(field) !== "list" || (english as unknown[]).length === (arabic as unknown[]).length;

const matchesEnglish = ({ field, english }: TranslatableField, mark: Mark): boolean =>
  mark.source === hashField(field, english);

/** Requires English. */
export function getState(place: TranslatableField, changes: Changes = {}): FieldState {
  const { field, arabic, path } = place;
  const mark = getMark(place);
  // Empty on purpose.
  if (mark && matchesEnglish(place, mark)) return mark.state;
  if (!isFilled(field, arabic)) return "missing";
  if (mark) return "outdated";
  const isOlder = lastChange(changes, path) > lastChange(changes, arabicPath(place));
  return isOlder || !isInStep(place) ? "outdated" : "whole";
}

/** Returns the status of fields with text. Valid marks decide, else `changes`. */
export const getStatus = (document: Fields, changes?: Changes): FieldStatus[] =>
  getTranslatableFields(document).flatMap((place): FieldStatus[] => {
    const { field, path, title, english, arabic } = place;
    if (isFilled(field, english))
      return [{ path, title, en: "whole", ar: getState(place, changes) }];
    if (!isFilled(field, arabic)) return [];
    const mark = getMark(place);
    const en = mark && matchesEnglish(place, mark) ? "whole" : "missing";
    return [{ path, title, en, ar: "whole" }];
  });
