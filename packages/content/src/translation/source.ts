import type { SanityClient } from "@sanity/client";
import type { Changes } from "./status.ts";
import { type Document, translatedTypes } from "./translatable-fields.ts";
import type { Mutation } from "./versions.ts";

export interface Revision {
  _id: string;
  _rev: string;
  _updatedAt: string;
}

export interface Source {
  revisions(): Promise<Revision[]>;
  /** `undefined` if too many. */
  revisionsSince(last: Revision): Promise<Revision[] | undefined>;
  total(): Promise<number>;
  documents(ids: readonly string[]): Promise<Document[]>;
  /** Last changes by attribute, if recorded. */
  changes(ids: readonly string[]): Promise<Readonly<Record<string, Changes>>>;
  /** All or none. Rejects with the client's error, with status 409 on conflicts. */
  commit(mutations: readonly Mutation[]): Promise<void>;
}

const idsAtOnce = 1000;

const revisionsAfter = (type: string): string =>
  `*[_type=="${type}"&&_id>$id]|order(_id asc)[0...${idsAtOnce}]{_id,_rev,_updatedAt}`;
const revisionsFrom = (type: string): string =>
  `*[_type=="${type}"&&_updatedAt>=$at&&(_updatedAt>$at||_id>$id)]|order(_updatedAt asc,_id asc)[0...${idsAtOnce}]{_id,_rev,_updatedAt}`;
const countQuery = (type: string): string => `count(*[_type=="${type}"])`;

const page = 100;

const chunkIds = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / page) }, (_, at) =>
    ids.slice(at * page, (at + 1) * page),
  );

/**
 * Creates a reader of translatable documents and revisions.
 *
 * @param client can read drafts
 * @param hasChanges whether changes are recorded by attribute, as by the embedded service (not
 *   Sanity's)
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
