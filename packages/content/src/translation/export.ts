import type { FieldState } from "../schema/translation-states.ts";
import { getParts } from "./parts.ts";
import { type Changes, getState } from "./status.ts";
import { isEmpty } from "./text-runs.ts";
import {
  type Document,
  getLimits,
  getTranslatableFields,
  getTypeTitle,
  type TranslatableField,
} from "./translatable-fields.ts";
import { getTitle, publishedId } from "./versions.ts";
import { type File, type Note, type SegmentState, type Unit, writeXliff } from "./xliff/write.ts";

/** Translators work on `initial` segments. */
const segmentStates: Readonly<Record<FieldState, SegmentState>> = {
  missing: "initial",
  outdated: "initial",
  machine: "initial",
  whole: "translated",
  translated: "translated",
  reviewed: "reviewed",
  final: "final",
};

export const getSegmentState = (state: FieldState): SegmentState => segmentStates[state];

export interface Exported {
  document: Document;
  changes?: Changes | undefined;
}

/**
 * Exports XLIFF 2.0. Omits documents without text.
 *
 * @param isMissingOnly only missing and outdated fields
 */
export function exportXliff(
  documents: readonly Exported[],
  isMissingOnly = false,
): { text: string; documents: number; units: number } {
  const files = documents
    .map((one) => getFile(one, isMissingOnly))
    .filter(({ units }) => units.length > 0);
  return {
    text: writeXliff(files),
    documents: files.length,
    units: files.reduce((sum, { units }) => sum + units.length, 0),
  };
}

function getFile({ document, changes }: Exported, isMissingOnly: boolean): File {
  return {
    id: publishedId(document._id),
    notes: [
      { category: "document", text: `${getTypeTitle(document._type)}: ${getTitle(document)}` },
    ],
    units: getTranslatableFields(document).flatMap((place) => {
      const state = getState(place, changes);
      return isMissingOnly && !["missing", "outdated"].includes(state)
        ? []
        : getUnits(place, state);
    }),
  };
}

const getUnits = (place: TranslatableField, state: FieldState): Unit[] =>
  getParts(place).map(({ path, title, english, arabic, counterpart }) => ({
    name: path,
    counterpart,
    // Empty texts are not translated.
    state: isEmpty(arabic) ? "initial" : getSegmentState(state),
    source: english,
    target: arabic,
    notes: [
      { category: "field", text: title ? `${place.title}: ${title}` : place.title },
      ...limitNotes(place),
      ...(state === "outdated" && !isEmpty(arabic) ? [outdated] : []),
    ],
  }));

const outdated: Note = {
  category: "state",
  text: "Out of date: the English has changed since. Say “translated” where the Arabic still holds.",
};

function limitNotes({ field }: TranslatableField): Note[] {
  const { minLength, maxLength } = getLimits(field);
  if (maxLength === undefined) return [];
  const range = minLength === undefined ? `Up to ${maxLength}` : `${minLength} to ${maxLength}`;
  return [{ category: "length", text: `${range} characters, as search results show them.` }];
}
