import type { Migration } from "@sanity/migrate";
import { momentsInUtc } from "./moments-in-utc.ts";
import { createSiteDocuments, type SampleDocument } from "./site-documents.ts";

/**
 * Returns migrations, oldest first, in the format of Sanity's CLI. Their names are stored in the
 * dataset: never change a published one.
 *
 * @param readSample reads the site's sample documents
 */
export const createMigrations = (
  readSample: () => readonly SampleDocument[],
): Readonly<Record<string, Migration>> => ({
  "moments-in-utc": momentsInUtc,
  "site-documents": createSiteDocuments(readSample),
});

export { runMigrations } from "./run.ts";
export type { SampleDocument } from "./site-documents.ts";
