import type { Writer } from "@agency/server/submissions";

/** In ms. Uploads precede the draft that uses them. */
const day = 86_400_000;

const batchSize = 500;

export interface UnusedFile {
  _id: string;
  /** ISO 8601. */
  _createdAt: string;
  /** In bytes. */
  size: number;
  originalFilename: string | null;
}

interface UnusedDeps {
  /** Public dataset. */
  content: Writer;
  /** Private dataset, with the texts of sent issues. */
  submissions: Writer;
  /** Only the embedded content service keeps restorable documents. */
  embedded: boolean;
  /** In ms. @default a day */
  minAge?: number;
}

/** File name in a URL. */
const fileName = /([0-9a-f]{40}(?:-\d+x\d+)?)\.([a-z0-9]+)/g;

function collectFiles(value: unknown, found: Set<string>): void {
  if (typeof value === "string") {
    if (/^(?:image|file)-/.test(value)) found.add(value);
    for (const [, stem, extension] of value.matchAll(fileName))
      for (const kind of ["image", "file"]) found.add(`${kind}-${stem}-${extension}`);
  } else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) collectFiles(part, found);
}

/**
 * Finds files without a reference in drafts, published or restorable documents or sent issues.
 * Leaves out files of the last day. Rejects with the content service's error.
 */
export async function findUnusedFiles({
  content,
  submissions,
  embedded,
  minAge = day,
}: UnusedDeps): Promise<UnusedFile[]> {
  const raw = content.withConfig({ perspective: "raw" });
  const now = Date.parse(await raw.fetch<string>("now()"));
  const before = new Date(now - minAge).toISOString();
  const files = await raw.fetch<UnusedFile[]>(
    `*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && _createdAt < $before] | order(size desc)
      {_id, _createdAt, size, "originalFilename": coalesce(originalFilename, null)}`,
    { before },
  );
  const used = new Set<string>();
  for (let after = ""; ; ) {
    const documents = await raw.fetch<{ _id: string }[]>(
      `*[_id > $after && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])] | order(_id asc) [0...${batchSize}]`,
      { after },
    );
    collectFiles(documents, used);
    after = documents.at(-1)?._id ?? "";
    if (documents.length < batchSize) break;
  }
  const { dataset } = content.config();
  const restorable = `/data/history/${dataset}/deleted/all`;
  if (embedded) collectFiles(await content.request<unknown>({ uri: restorable }), used);
  // Sent mails load their pictures from here.
  collectFiles(await submissions.fetch(`*[_type == "newsletterSending"].content`), used);
  return files.filter(({ _id }) => !used.has(_id));
}

/** Deletes a file. Returns `false` if it is used or deleted meanwhile. */
export async function deleteFile(content: Writer, { _id }: UnusedFile): Promise<boolean> {
  try {
    const { results } = await content.delete(_id);
    return results.length > 0;
  } catch (error) {
    // The content service keeps referenced documents.
    if ((error as { statusCode?: number }).statusCode === 409) return false;
    throw error;
  }
}
