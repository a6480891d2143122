import { createHash } from "node:crypto";
import type { Document } from "../document.ts";
import type { View } from "../store/documents.ts";

/** As Sanity's: opaque, and the same for the same thing. */
const tagOf = (what: string): string =>
  `s1:${createHash("sha256").update(what).digest("base64url").slice(0, 8)}`;

const ALL = tagOf("all");
const typeTag = (type: string): string => tagOf(`type ${type}`);
const idTag = (id: string): string => tagOf(`id ${id}`);

/** What an answer depends on that changes with these documents. */
export function tagsOf(
  documents: readonly { id: string; before: Document | undefined; after: Document | undefined }[],
): string[] {
  if (documents.length === 0) return [];
  const tags = documents.flatMap(({ id, before, after }) => [
    idTag(id),
    ...[before, after].flatMap((one) => (one ? [typeTag(one._type)] : [])),
  ]);
  return [ALL, ...new Set(tags)];
}

/** Tags of one answer; one that depends on more depends on everything. */
const MOST = 100;

/** The same documents, and the tags of those that were looked at, all of them or by type or id. */
export function tagged(view: View): { view: View; tags: () => string[] } {
  const tags = new Set<string>();
  const note = (tag: () => string) => {
    if (tags.size <= MOST) tags.add(tag());
  };
  return {
    tags: () => (tags.size > MOST ? [ALL] : [...tags]),
    view: {
      documents(type) {
        note(() => (type === undefined ? ALL : typeTag(type)));
        return view.documents(type);
      },
      get(id) {
        note(() => idTag(id));
        return view.get(id);
      },
      rows(type) {
        const rows = view.rows?.(type);
        if (rows) note(() => typeTag(type));
        return rows;
      },
    },
  };
}
