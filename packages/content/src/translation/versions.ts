import { marksField } from "../schema/fields.ts";
import type { MarkState } from "../schema/translation-states.ts";
import { hashField, type Mark, marksIn } from "./marks.ts";
import { type Document, type Fields, getPlaces, type Place } from "./places.ts";

/** What there is of a document: what visitors read, and what is being written. */
export interface Versions {
  published?: Document;
  draft?: Document;
}

/** What is worked on: the draft where there is one. */
export const workedOn = ({ published, draft }: Versions): Document | undefined =>
  draft ?? published;

export const publishedId = (id: string): string => id.replace(/^drafts\./, "");

/** What a document is called in lists. */
export function getTitle(document: Fields): string {
  const names = [document.title, document.name, document._id];
  return String(names.find((name) => typeof name === "string" && name.trim() !== ""));
}

/** Objects `ar` to write, by the path of the object that has one; empty for the document itself. */
export type Written = Map<string, Fields>;

/** The path to an object `ar`. */
const getPath = (within: string): string => (within === "" ? "ar" : `${within}.ar`);

/** Writes the Arabic of a field, with a mark, beside what is written already. */
export function write(written: Written, place: Place, arabic: unknown, mark: Mark): void {
  const before: Fields = written.get(place.within) ?? place.ar ?? {};
  const others = marksIn(before).filter(({ _key }) => _key !== mark._key);
  const { [place.name]: _, ...rest } = before;
  written.set(place.within, {
    ...rest,
    ...(arabic !== undefined && { [place.name]: arabic }),
    [marksField]: [...others, mark],
  });
}

/** Who says something of a translation, and when. */
export interface Said {
  by: string;
  /** ISO 8601. */
  at: string;
}

/** A mark of a field as it is. */
const markFor = (
  { field, name, english }: Place,
  arabic: unknown,
  { state, by, at }: Said & { state: MarkState },
): Mark => ({
  _type: "translationMark",
  _key: name,
  state,
  source: hashField(field, english),
  target: hashField(field, arabic),
  at,
  by,
});

/** One mutation of the content service. */
export type Mutation = Readonly<Record<string, unknown>>;

const createPatch = ({ _id: id, _rev: ifRevisionID }: Document, written: Written): Mutation => ({
  patch: {
    id,
    ifRevisionID,
    set: Object.fromEntries([...written].map(([within, ar]) => [getPath(within), ar])),
  },
});

/** What writes Arabic into a draft: the one there is, or one of what is published. */
export function intoDraft({ published, draft }: Versions, written: Written): Mutation[] {
  if (draft) return [createPatch(draft, written)];
  if (!published) return [];
  const { _rev, _updatedAt, ...rest } = published;
  const id = `drafts.${published._id}`;
  const { patch } = createPatch(published, written) as { patch: Fields };
  return [{ create: { ...rest, _id: id } }, { patch: { id, set: patch.set } }];
}

/**
 * What marks fields as looked through, in the draft and in what is published, where they say there
 * what was looked at. It is nothing that visitors see, so it waits for no publication.
 */
export function marking(
  versions: Versions,
  paths: readonly string[],
  said: Said & { state: MarkState },
): Mutation[] {
  const seen = workedOn(versions);
  const marks = new Map(
    (seen ? getPlaces(seen) : [])
      .filter(({ path }) => paths.includes(path))
      .map((place) => [place.path, markFor(place, place.arabic, said)]),
  );
  return [versions.draft, versions.published].flatMap((version) => {
    if (!version) return [];
    const written: Written = new Map();
    for (const place of getPlaces(version)) {
      const mark = marks.get(place.path);
      if (!mark) continue;
      const { source, target } = markFor(place, place.arabic, said);
      if (source === mark.source && target === mark.target)
        write(written, place, place.arabic, mark);
    }
    return written.size > 0 ? [createPatch(version, written)] : [];
  });
}
