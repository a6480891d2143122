import type { Source } from "../../src/translation/source.ts";
import type { Document } from "../../src/translation/translatable-fields.ts";
import type { Mutation } from "../../src/translation/versions.ts";

export const document = (more: Record<string, unknown>): Document => ({
  _id: "post",
  _type: "blogPost",
  _rev: "1",
  _createdAt: "2026-01-01T00:00:00.000Z",
  _updatedAt: "2026-01-01T00:00:00.000Z",
  isPublished: true,
  ...more,
});

interface SpanSource {
  text: string;
  marks?: string[];
}

/** `links` are URLs by mark key. */
export const block = (
  key: string,
  spans: string | SpanSource[],
  more: { links?: Record<string, string>; style?: string; listItem?: string } = {},
) => {
  const { links = {}, style = "normal", ...rest } = more;
  const list = typeof spans === "string" ? [{ text: spans }] : spans;
  return {
    _type: "block",
    _key: key,
    style,
    ...rest,
    markDefs: Object.entries(links).map(([_key, href]) => ({ _type: "link", _key, href })),
    children: list.map(({ text, marks = [] }: SpanSource, at) => ({
      _type: "span",
      _key: `${key}s${at}`,
      text,
      marks,
    })),
  };
};

const getRevision = ({ _id, _rev, _updatedAt }: Document) => ({ _id, _rev, _updatedAt });

export function memory(documents: Document[]) {
  const kept = new Map(documents.map((one) => [one._id, one]));
  let count = 0;
  let read = 0;
  const source: Source = {
    revisions: async () => [...kept.values()].map(getRevision),
    revisionsSince: async (last) =>
      [...kept.values()]
        .map(getRevision)
        .filter((one) => [one._updatedAt, one._id].join() > [last._updatedAt, last._id].join()),
    total: async () => kept.size,
    async documents(ids) {
      read += ids.filter((id) => kept.has(id)).length;
      return ids.flatMap((id) => kept.get(id) ?? []);
    },
    changes: async () => ({}),
    async commit(mutations) {
      for (const mutation of mutations) apply(mutation);
    },
  };

  function apply(mutation: Mutation): void {
    const { create, patch } = mutation as {
      create?: Document;
      patch?: { id: string; ifRevisionID?: string; set: Record<string, object> };
    };
    const conflict = Object.assign(new Error("changed meanwhile"), { statusCode: 409 });
    const written = {
      _rev: `r${++count}`,
      _updatedAt: new Date(Date.UTC(2026, 5, 1) + count).toISOString(),
    };
    if (create) {
      if (kept.has(create._id)) throw conflict;
      kept.set(create._id, { ...create, ...written });
    }
    if (!patch) return;
    const before = kept.get(patch.id);
    if (!before || (patch.ifRevisionID ?? before._rev) !== before._rev) throw conflict;
    kept.set(patch.id, Object.entries(patch.set).reduce(withValue, { ...before, ...written }));
  }

  return { source, kept, timesRead: () => read };
}

function withValue(one: Document, [path, value]: [string, unknown]): Document {
  const copy = structuredClone(one);
  const steps = [...path.matchAll(/([\w-]+)(?:\[_key=="([^"]+)"\])?/g)];
  let inner: Record<string, unknown> = copy;
  for (const [at, [, name = "", key]] of steps.entries()) {
    if (at === steps.length - 1) inner[name] = value;
    else if (key === undefined) inner = inner[name] as Record<string, unknown>;
    else {
      const items = inner[name] as Record<string, unknown>[];
      inner = items.find(({ _key }) => _key === key) ?? {};
    }
  }
  return copy;
}
