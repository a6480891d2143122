import { publicTypes } from "@agency/content/schema";
import type { Writer } from "@agency/server/submissions";

/** `changedAt` is ISO 8601. */
export interface DraftRow {
  id: string;
  type: string;
  /** Empty without one. */
  title: string;
  changedAt: string;
  isPublished: boolean;
}

/** Looks no further back. */
const maxDrafts = 200;

/** Per request. */
const maxIds = 100;

const types = publicTypes.map(({ name }) => name);

const newest = `*[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc) [0...${maxDrafts}] {
  "id": _id, "type": _type, "title": coalesce(title, name, subject, text, from), "changedAt": _updatedAt
}`;

/** Lists drafts last changed by this person, newest first. */
export async function findDrafts(content: Writer, person: string): Promise<DraftRow[]> {
  const raw = content.withConfig({ perspective: "raw" });
  const drafts = await raw.fetch<(Omit<DraftRow, "title"> & { title: unknown })[]>(newest, {
    types,
  });
  const authors = await fetchAuthors(
    content,
    drafts.map(({ id }) => id),
  );
  const own = drafts
    .filter(({ id }) => authors.get(id) === person)
    .map((one) => ({ ...one, id: one.id.replace(/^drafts\./, "") }));
  const published = new Set(
    await raw.fetch<string[]>("*[_id in $ids]._id", { ids: own.map(({ id }) => id) }),
  );
  return own.map(({ title, ...one }) => ({
    ...one,
    title: typeof title === "string" ? title : "",
    isPublished: published.has(one.id),
  }));
}

async function fetchAuthors(
  content: Writer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { dataset } = content.config();
  const found = new Map<string, string>();
  for (let at = 0; at < ids.length; at += maxIds) {
    const some = ids.slice(at, at + maxIds).join(",");
    const { documents } = await content.request<{
      documents: { _id: string; author: string }[];
    }>({ url: `/data/history/${dataset}/authors/${some}` });
    for (const { _id, author } of documents) found.set(_id, author);
  }
  return found;
}
