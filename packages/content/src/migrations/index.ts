import type { Migration } from "@sanity/migrate";
import { momentsInUtc } from "./moments-in-utc.ts";
import { createSiteDocuments, type SampleDocument } from "./site-documents.ts";

/**
 * Returns the migrations of the content, oldest first, in the format of Sanity's own tool. The
 * dataset records their names. Never change a published one: add another.
 *
 * @param readSample reads the sample documents of the site, if a migration needs them
 */
export const createMigrations = (
  readSample: () => readonly SampleDocument[],
): Readonly<Record<string, Migration>> => ({
  "moments-in-utc": momentsInUtc,
  "site-documents": createSiteDocuments(readSample),
});

export { runMigrations } from "./run.ts";
export type { SampleDocument } from "./site-documents.ts";
