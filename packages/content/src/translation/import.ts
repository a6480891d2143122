import type { MarkState } from "../schema/translation-states.ts";
import { assemble, hasArabic } from "./assemble.ts";
import { getSegmentState } from "./export.ts";
import { getMarks, hashField, type Mark, toDigest } from "./marks.ts";
import { getContents, getKind, getParts, type Part } from "./parts.ts";
import { type Changes, getState } from "./status.ts";
import { isEmpty, isSame } from "./text-runs.ts";
import {
  type Document,
  getTranslatableFields,
  type TranslatableField,
} from "./translatable-fields.ts";
import { getTitle, type MarkAuthor, type Written, write } from "./versions.ts";
import { restoreCodes, restoreSpace } from "./xliff/lost-codes.ts";
import type { ReadFile, ReadUnit } from "./xliff/read.ts";
import { countRequiredCodes, type SegmentState, segmentStates } from "./xliff/write.ts";

export interface Planned {
  written: Written;
  fields: string[];
  /** Sentences on units. */
  refused: string[];
  outdated: string[];
}

/** `initial` with a text is machine-translated, or of unknown origin. */
const markStates: Readonly<Record<SegmentState, MarkState>> = {
  initial: "machine",
  translated: "translated",
  reviewed: "reviewed",
  final: "final",
};

/**
 * Plans the import of an XLIFF file into a document. English never changes. Texts without
 * translation stay. Imports valid texts even if others are not.
 */
export function planImport(
  file: ReadFile,
  document: Document,
  said: MarkAuthor,
  changes?: Changes,
): Planned {
  const planned: Planned = { written: new Map(), fields: [], refused: [], outdated: [] };
  const left = new Set(
    file.units.filter(({ target, problem }) => problem !== undefined || !isEmpty(target)),
  );
  for (const place of getTranslatableFields(document)) {
    const createIdMatcher = ({ name }: ReadUnit) =>
      name === place.path || name.startsWith(`${place.path}[`);
    const units = [...left].filter(createIdMatcher);
    for (const unit of units) left.delete(unit);
    if (units.length > 0)
      planField(planned, place, units, said, getState(place, changes), document);
  }
  for (const { name } of left)
    planned.refused.push(`${getName(name, document)}: there is no such text (any more).`);
  return planned;
}

const getName = (unit: string, document: Document): string =>
  `“${unit}” of “${getTitle(document)}”`;

function planField(
  { written, fields, refused, outdated }: Planned,
  place: TranslatableField,
  units: readonly ReadUnit[],
  said: MarkAuthor,
  state: ReturnType<typeof getState>,
  document: Document,
): void {
  const parts = getParts(place);
  const given = new Map<string, ReadUnit>();
  for (const read of units) {
    const part = parts.find(({ path }) => path === read.name);
    const unit = part && restoreUnit(read, part);
    const problem = part
      ? unit
        ? getProblem(unit, part)
        : lostCodes
      : "there is no such text any more.";
    if (problem) refused.push(`${getName(read.name, document)}: ${problem}`);
    else if (unit) given.set(unit.name, unit);
  }
  if (given.size === 0) return;
  if (getKind(place.field) === "list" && !parts.every((part) => hasArabic(part, given))) {
    refused.push(`${getName(place.path, document)}: a list comes as a whole, and has items left.`);
    return;
  }

  const made = assemble(place, parts, given);
  const isChanged = !isSame(getContents(place.field, made), getContents(place.field, place.arabic));
  const arabic = isChanged ? made : place.arabic;
  const min = Math.min(...[...given.values()].map((unit) => segmentStates.indexOf(unit.state)));
  const told = segmentStates[min] ?? "initial";
  const isNews = isChanged || (told !== "initial" && told !== getSegmentState(state));
  if (!isNews) return;
  const mark: Mark = {
    _type: "translationMark",
    _key: place.name,
    state: markStates[told],
    source: getSource(parts, given, state === "outdated"),
    target: hashField(place.field, arabic),
    ...said,
  };
  if (mark.source !== hashField(place.field, place.english))
    outdated.push(
      `${getName(place.path, document)}: ${
        parts.every((part) => hasArabic(part, given))
          ? "the English has changed since the export, so it stays out of date."
          : "not all of it is translated, so it stays out of date."
      }`,
    );
  if (!isChanged && getMarks(place.ar).some((known) => isSameMark(known, mark))) return;
  write(written, place, arabic, mark);
  fields.push(place.path);
}

const lostCodes =
  "the file lacks what its inline codes stand for (originalData), and the English has changed since. Export it again.";

function restoreUnit(unit: ReadUnit, { english }: Part): ReadUnit | undefined {
  const whole = unit.problem === undefined ? restoreCodes(unit, english) : unit;
  return whole && restoreSpace(whole, english);
}

const isSameMark = (one: Mark, other: Mark): boolean =>
  (["_key", "state", "source", "target"] as const).every((name) => one[name] === other[name]);

function getProblem({ problem, source, target }: ReadUnit, part: Part): string | undefined {
  if (problem) return `${problem}. Take it from the source again.`;
  if (isSame(target, part.arabic)) return undefined;
  const before = isEmpty(part.arabic) ? undefined : countRequiredCodes(part.arabic);
  const there = countRequiredCodes(target);
  for (const [type, count] of countRequiredCodes(source)) {
    const min = Math.min(count, before?.get(type) ?? count);
    if ((there.get(type) ?? 0) < min)
      return `an inline code (${type}) of the source is not in the translation. Take it from the source again.`;
  }
  return undefined;
}

/**
 * Returns the digest of the translated English. It differs from the field's if parts are
 * untranslated or the file is older.
 */
function getSource(
  parts: readonly Part[],
  given: ReadonlyMap<string, ReadUnit>,
  isOutdated: boolean,
): string {
  return toDigest(
    parts.flatMap((part) => {
      const unit = given.get(part.path);
      if (unit) return [unit.source];
      // Kept parts have the field's age.
      return hasArabic(part, given) && !isOutdated ? [part.english] : [];
    }),
  );
}
