import { marksField } from "../schema/fields.ts";
import type { MarkState } from "../schema/translation-states.ts";
import { getMarks, hashField, type Mark } from "./marks.ts";
import {
  type Document,
  type Fields,
  getTranslatableFields,
  type TranslatableField,
} from "./translatable-fields.ts";

export interface Versions {
  published?: Document;
  draft?: Document;
}

export const getDraftOrPublished = ({ published, draft }: Versions): Document | undefined =>
  draft ?? published;

export const publishedId = (id: string): string => id.replace(/^drafts\./, "");

/** Returns a document's title, name, subject or id. */
export function getTitle(document: Fields): string {
  const names = [document.title, document.name, document.subject, document._id];
  return String(names.find((name) => typeof name === "string" && name.trim() !== ""));
}

/** `ar` objects by their parent's path. Empty for the document. */
export type Written = Map<string, Fields>;

const getPath = (within: string): string => (within === "" ? "ar" : `${within}.ar`);

/** Adds the Arabic and its mark to `written`. Removes the field without Arabic. Saves nothing. */
export function write(
  written: Written,
  place: TranslatableField,
  arabic: unknown,
  mark: Mark,
): void {
  const before: Fields = written.get(place.within) ?? place.ar ?? {};
  const others = getMarks(before).filter(({ _key }) => _key !== mark._key);
  const { [place.name]: _, ...rest } = before;
  written.set(place.within, {
    ...rest,
    ...(arabic !== undefined && { [place.name]: arabic }),
    [marksField]: [...others, mark],
  });
}

export interface MarkAuthor {
  by: string;
  at: string;
}

const markFor = (
  { field, name, english }: TranslatableField,
  arabic: unknown,
  { state, by, at }: MarkAuthor & { state: MarkState },
): Mark => ({
  _type: "translationMark",
  _key: name,
  state,
  source: hashField(field, english),
  target: hashField(field, arabic),
  at,
  by,
});

export type Mutation = Readonly<Record<string, unknown>>;

const createPatch = ({ _id: id, _rev: ifRevisionID }: Document, written: Written): Mutation => ({
  patch: {
    id,
    ifRevisionID,
    set: Object.fromEntries([...written].map(([within, ar]) => [getPath(within), ar])),
  },
});

/** Writes Arabic into the draft, or a new one. */
export function createDraftMutations({ published, draft }: Versions, written: Written): Mutation[] {
  if (draft) return [createPatch(draft, written)];
  if (!published) return [];
  const { _rev, _updatedAt, ...rest } = published;
  const id = `drafts.${published._id}`;
  const { patch } = createPatch(published, written) as { patch: Fields };
  return [{ create: { ...rest, _id: id } }, { patch: { id, set: patch.set } }];
}

/**
 * Marks fields in the draft, and in the published document if its text is the same. Marks are
 * invisible, and need no publication.
 */
export function createMarkMutations(
  versions: Versions,
  paths: readonly string[],
  said: MarkAuthor & { state: MarkState },
): Mutation[] {
  const seen = getDraftOrPublished(versions);
  const marks = new Map(
    (seen ? getTranslatableFields(seen) : [])
      .filter(({ path }) => paths.includes(path))
      .map((place) => [place.path, markFor(place, place.arabic, said)]),
  );
  return [versions.draft, versions.published].flatMap((version) => {
    if (!version) return [];
    const written: Written = new Map();
    for (const place of getTranslatableFields(version)) {
      const mark = marks.get(place.path);
      if (!mark) continue;
      const { source, target } = markFor(place, place.arabic, said);
      if (source === mark.source && target === mark.target)
        write(written, place, place.arabic, mark);
    }
    return written.size > 0 ? [createPatch(version, written)] : [];
  });
}
