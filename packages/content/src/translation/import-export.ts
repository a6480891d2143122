import type { MarkState } from "../schema/translation-states.ts";
import { exportXliff } from "./export.ts";
import { planImport } from "./import.ts";
import type { Source } from "./source.ts";
import {
  createDraftMutations,
  createMarkMutations,
  getDraftOrPublished,
  type MarkAuthor,
  publishedId,
  type Versions,
} from "./versions.ts";
import { type ReadFile, readXliff } from "./xliff/read.ts";

async function getVersions(source: Source, ids: readonly string[]): Promise<Map<string, Versions>> {
  const found = new Map<string, Versions>();
  for (const one of await source.documents(ids.flatMap((id) => [id, `drafts.${id}`]))) {
    const id = publishedId(one._id);
    found.set(id, { ...found.get(id), [one._id === id ? "published" : "draft"]: one });
  }
  return found;
}

/** Exports XLIFF 2.0, sorted by id. Prefers drafts. */
export async function exportDocuments(
  source: Source,
  ids: readonly string[],
  isMissingOnly: boolean,
): Promise<ReturnType<typeof exportXliff>> {
  const versions = await getVersions(source, ids);
  const documents = ids.flatMap((id) => getDraftOrPublished(versions.get(id) ?? {}) ?? []);
  const changes = await source.changes(documents.map(({ _id }) => _id));
  return exportXliff(
    documents.map((document) => ({ document, changes: changes[document._id] })),
    isMissingOnly,
  );
}

export interface Imported {
  fields: number;
  documents: number;
  /** Rejected texts, as sentences. */
  refused: string[];
  outdated: string[];
}

const page = 50;

/**
 * Imports a file of any encoding into drafts, to be checked by an editor. Idempotent.
 *
 * @throws XliffError before anything is written
 */
export async function importTranslations(
  source: Source,
  content: string | Uint8Array,
  said: MarkAuthor,
): Promise<Imported> {
  const files = readXliff(content);
  const imported: Imported = { fields: 0, documents: 0, refused: [], outdated: [] };
  for (let at = 0; at < files.length; at += page) {
    const some = files.slice(at, at + page);
    const versions = await getVersions(
      source,
      some.map(({ id }) => id),
    );
    const shown = [...versions.values()].flatMap((one) => getDraftOrPublished(one) ?? []);
    const changes = await source.changes(shown.map(({ _id }) => _id));
    for (const file of some) {
      const own = versions.get(file.id) ?? {};
      await importOne(
        source,
        file,
        own,
        said,
        changes[getDraftOrPublished(own)?._id ?? ""],
        imported,
      );
    }
  }
  return imported;
}

async function importOne(
  source: Source,
  file: ReadFile,
  versions: Versions,
  said: MarkAuthor,
  changes: Parameters<typeof planImport>[3],
  imported: Imported,
): Promise<void> {
  const document = getDraftOrPublished(versions);
  if (!document) {
    imported.refused.push(`“${file.id}”: there is no such document (any more).`);
    return;
  }
  const { written, fields, refused, outdated } = planImport(file, document, said, changes);
  imported.refused.push(...refused);
  if (fields.length === 0) return;
  try {
    await source.commit(createDraftMutations(versions, written));
  } catch (error) {
    const status = (error as { statusCode?: unknown }).statusCode;
    if (status !== 409 && status !== 403) throw error;
    imported.refused.push(
      status === 409
        ? `“${file.id}”: somebody changed it meanwhile. Import the file again.`
        : `“${file.id}”: your role does not allow to translate it.`,
    );
    return;
  }
  imported.documents++;
  imported.fields += fields.length;
  imported.outdated.push(...outdated);
}

/**
 * Marks fields as they are, for example as reviewed. Empty fields are marked as empty on purpose.
 */
export async function review(
  source: Source,
  id: string,
  paths: readonly string[],
  said: MarkAuthor & { state: MarkState },
): Promise<void> {
  const versions = await getVersions(source, [id]);
  const mutations = createMarkMutations(versions.get(id) ?? {}, paths, said);
  if (mutations.length > 0) await source.commit(mutations);
}
