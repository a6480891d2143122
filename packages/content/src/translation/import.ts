import type { MarkState } from "../schema/translation-states.ts";
import { assemble, hasArabic } from "./assemble.ts";
import { segmentStateOf } from "./export.ts";
import { digestOf, digestOfField, type Mark, marksIn } from "./marks.ts";
import { contentsOf, kindOf, type Part, partsOf } from "./parts.ts";
import { type Document, type Place, placesOf } from "./places.ts";
import { isEmpty, isSame } from "./runs.ts";
import { type Changes, stateOf } from "./status.ts";
import { type Said, titleOf, type Written, write } from "./versions.ts";
import type { ReadFile, ReadUnit } from "./xliff/read.ts";
import { needed, type SegmentState, segmentStates } from "./xliff/write.ts";

/** What is to be written into one document. */
export interface Planned {
  written: Written;
  /** Paths of the fields that it changes, or marks. */
  fields: string[];
  /** Sentences on what was left out, each of which names its unit. */
  refused: string[];
  /** Sentences on what stays out of date. */
  outdated: string[];
}

/** `initial` with a text: by a machine, or by nobody who said so. */
const markStates: Readonly<Record<SegmentState, MarkState>> = {
  initial: "machine",
  translated: "translated",
  reviewed: "reviewed",
  final: "final",
};

/**
 * What of a translator's file is to be written into a document; English is never touched. What has no
 * translation stays as it is, and what fits is taken also where other things of the file do not.
 */
export function planImport(
  file: ReadFile,
  document: Document,
  said: Said,
  changes?: Changes,
): Planned {
  const planned: Planned = { written: new Map(), fields: [], refused: [], outdated: [] };
  const left = new Set(
    file.units.filter(({ target, problem }) => problem !== undefined || !isEmpty(target)),
  );
  for (const place of placesOf(document)) {
    const isOf = ({ name }: ReadUnit) => name === place.path || name.startsWith(`${place.path}[`);
    const units = [...left].filter(isOf);
    for (const unit of units) left.delete(unit);
    if (units.length > 0) planField(planned, place, units, said, stateOf(place, changes), document);
  }
  for (const { name } of left)
    planned.refused.push(`${nameOf(name, document)}: there is no such text (any more).`);
  return planned;
}

const nameOf = (unit: string, document: Document): string => `“${unit}” of “${titleOf(document)}”`;

function planField(
  { written, fields, refused, outdated }: Planned,
  place: Place,
  units: readonly ReadUnit[],
  said: Said,
  state: ReturnType<typeof stateOf>,
  document: Document,
): void {
  const parts = partsOf(place);
  const given = new Map<string, ReadUnit>();
  for (const unit of units) {
    const part = parts.find(({ path }) => path === unit.name);
    const problem = part ? problemOf(unit, part) : "there is no such text any more.";
    if (problem) refused.push(`${nameOf(unit.name, document)}: ${problem}`);
    else given.set(unit.name, unit);
  }
  if (given.size === 0) return;
  if (kindOf(place.field) === "list" && !parts.every((part) => hasArabic(part, given))) {
    refused.push(`${nameOf(place.path, document)}: a list comes as a whole, and has items left.`);
    return;
  }

  const made = assemble(place, parts, given);
  const isChanged = !isSame(contentsOf(place.field, made), contentsOf(place.field, place.arabic));
  const arabic = isChanged ? made : place.arabic;
  const least = Math.min(...[...given.values()].map((unit) => segmentStates.indexOf(unit.state)));
  const told = segmentStates[least] ?? "initial";
  const isNews = isChanged || (told !== "initial" && told !== segmentStateOf(state));
  if (!isNews) return;
  const mark: Mark = {
    _type: "translationMark",
    _key: place.name,
    state: markStates[told],
    source: sourceOf(parts, given, state === "outdated"),
    target: digestOfField(place.field, arabic),
    ...said,
  };
  if (mark.source !== digestOfField(place.field, place.english))
    outdated.push(
      `${nameOf(place.path, document)}: ${
        parts.every((part) => hasArabic(part, given))
          ? "the English has changed since the export, so it stays out of date."
          : "not all of it is translated, so it stays out of date."
      }`,
    );
  if (!isChanged && marksIn(place.ar).some((known) => isSameMark(known, mark))) return;
  write(written, place, arabic, mark);
  fields.push(place.path);
}

const isSameMark = (one: Mark, other: Mark): boolean =>
  (["_key", "state", "source", "target"] as const).every((name) => one[name] === other[name]);

/** What does not fit in a translation, as the end of a sentence. */
function problemOf({ problem, source, target }: ReadUnit, part: Part): string | undefined {
  if (problem) return `${problem}. Take it from the source again.`;
  if (isSame(target, part.arabic)) return undefined;
  const before = isEmpty(part.arabic) ? undefined : needed(part.arabic);
  const there = needed(target);
  for (const [type, count] of needed(source)) {
    const least = Math.min(count, before?.get(type) ?? count);
    if ((there.get(type) ?? 0) < least)
      return `an inline code (${type}) of the source is not in the translation. Take it from the source again.`;
  }
  return undefined;
}

/**
 * Digest of the English that a field's Arabic is made from now. It is not that of the whole field where
 * something is not translated yet, or the file has an older English.
 */
function sourceOf(
  parts: readonly Part[],
  given: ReadonlyMap<string, ReadUnit>,
  isOutdated: boolean,
): string {
  return digestOf(
    parts.flatMap((part) => {
      const unit = given.get(part.path);
      if (unit) return [unit.source];
      // What was there before is as old as the field was.
      return hasArabic(part, given) && !isOutdated ? [part.english] : [];
    }),
  );
}
