import { hash } from "node:crypto";
import type { Document } from "../document.ts";
import type { View } from "../store/documents.ts";

/** As Sanity's: opaque, and the same for the same thing. */
const tagOf = (what: string): string => `s1:${hash("sha256", what, "base64url").slice(0, 8)}`;

const ofType = (type: string): string => `type ${type}`;
const ofId = (id: string): string => `id ${id}`;
const ALL = "all";

/** What an answer depends on that changes with these documents. */
export function tagsOf(
  documents: readonly { id: string; before: Document | undefined; after: Document | undefined }[],
): string[] {
  if (documents.length === 0) return [];
  const changed = documents.flatMap(({ id, before, after }) => [
    ofId(id),
    ...[before, after].flatMap((one) => (one ? [ofType(one._type)] : [])),
  ]);
  return [ALL, ...new Set(changed)].map(tagOf);
}

/** Tags of one answer; one that depends on more depends on everything. */
const MOST = 100;

/** The same documents, and the tags of those that were looked at, all of them or by type or id. */
export function tagged(view: View): { view: View; tags: () => string[] } {
  const seen = new Set<string>();
  const note = (what: string) => {
    if (seen.size <= MOST) seen.add(what);
  };
  return {
    tags: () => (seen.size > MOST ? [ALL] : [...seen]).map(tagOf),
    view: {
      documents(type) {
        note(type === undefined ? ALL : ofType(type));
        return view.documents(type);
      },
      get(id) {
        note(ofId(id));
        return view.get(id);
      },
      rows(type) {
        const rows = view.rows?.(type);
        if (rows) note(ofType(type));
        return rows;
      },
    },
  };
}
