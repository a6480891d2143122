import type { SanityClient, SanityDocument } from "@sanity/client";

export interface DeletedDocument {
  /** ISO 8601. */
  deletedAt: string;
  /** User id. */
  author: string;
  document: SanityDocument & { title?: string; name?: string; from?: string };
}

export const getPublishedId = (id: string): string => id.replace(/^drafts\./, "");

/** Returns restorable documents, the last deleted first. Requires the embedded content service. */
export async function fetchDeleted(client: SanityClient): Promise<DeletedDocument[]> {
  const { dataset } = client.config();
  const { documents } = await client.request<{ documents: DeletedDocument[] }>({
    uri: `/data/history/${dataset}/deleted/all`,
  });
  return documents;
}

/** Creates a draft of the deleted state, unless there is one. */
export async function restore(
  client: SanityClient,
  { _rev, _updatedAt, ...document }: SanityDocument,
): Promise<void> {
  await client.createIfNotExists({
    ...document,
    _id: `drafts.${getPublishedId(document._id)}`,
  });
}
