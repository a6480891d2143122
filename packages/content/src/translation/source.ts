import type { SanityClient } from "@sanity/client";
import { type Document, translatedTypes } from "./places.ts";
import type { Changes } from "./status.ts";
import type { Mutation } from "./versions.ts";

/** What tells whether a document has changed. */
export interface Revision {
  _id: string;
  _rev: string;
  /** ISO 8601. */
  _updatedAt: string;
}

/** Where documents are read and written, drafts among them. */
export interface Source {
  /** Every document with anything in two languages. */
  revisions(): Promise<Revision[]>;
  /** Those that changed after one did; nothing where they are too many to tell at once. */
  revisionsSince(last: Revision): Promise<Revision[] | undefined>;
  /** How many there are. */
  total(): Promise<number>;
  /** Those of these ids that there are. */
  documents(ids: readonly string[]): Promise<Document[]>;
  /** When what of them last changed, where the service keeps that. */
  changes(ids: readonly string[]): Promise<Readonly<Record<string, Changes>>>;
  /** All of it or nothing. Rejects with the client's error, 409 where something changed meanwhile. */
  commit(mutations: readonly Mutation[]): Promise<void>;
}

const idsAtOnce = 1000;

/** Parts of the documents of a type, as a content service finds them by an index. */
const revisionsAfter = (type: string): string =>
  `*[_type=="${type}"&&_id>$id]|order(_id asc)[0...${idsAtOnce}]{_id,_rev,_updatedAt}`;
const revisionsFrom = (type: string): string =>
  `*[_type=="${type}"&&_updatedAt>=$at&&(_updatedAt>$at||_id>$id)]|order(_updatedAt asc,_id asc)[0...${idsAtOnce}]{_id,_rev,_updatedAt}`;
const countQuery = (type: string): string => `count(*[_type=="${type}"])`;

/** Documents of one call. */
const page = 100;

const chunkIds = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / page) }, (_, at) =>
    ids.slice(at * page, (at + 1) * page),
  );

/**
 * @param client may read drafts
 * @param hasChanges whether the service tells when each attribute last changed, as the embedded one
 *   does; Sanity's does not
 */
export function getSource(client: SanityClient, hasChanges: boolean): Source {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  const { dataset } = raw.config();
  return {
    async revisions() {
      const found: Revision[] = [];
      for (const type of translatedTypes)
        for (let id = ""; ; ) {
          const some = await raw.fetch<Revision[]>(revisionsAfter(type), { id });
          found.push(...some);
          if (some.length < idsAtOnce) break;
          id = some.at(-1)?._id ?? "";
        }
      return found;
    },
    async revisionsSince({ _updatedAt: at, _id: id }) {
      const found: Revision[] = [];
      for (const type of translatedTypes) {
        const some = await raw.fetch<Revision[]>(revisionsFrom(type), { at, id });
        if (some.length === idsAtOnce) return undefined;
        found.push(...some);
      }
      return found;
    },
    total: () => raw.fetch<number>(translatedTypes.map(countQuery).join("+")),
    async documents(ids) {
      const found: Document[] = [];
      for (const some of chunkIds(ids)) {
        const documents = await raw.getDocuments<Document>(some);
        found.push(...documents.flatMap((one) => (one as Document | null) ?? []));
      }
      return found;
    },
    async changes(ids) {
      if (!hasChanges) return {};
      const found: Record<string, Changes> = {};
      for (const some of chunkIds(ids)) {
        const { documents } = await raw.request<{
          documents: { _id: string; changes: Changes }[];
        }>({ url: `/data/history/${dataset}/changes/${some.join(",")}` });
        for (const { _id, changes } of documents) found[_id] = changes;
      }
      return found;
    },
    async commit(mutations) {
      await raw.mutate([...mutations] as never, { returnDocuments: false });
    },
  };
}
