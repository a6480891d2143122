import type { Migration } from "@sanity/migrate";
import { momentsInUtc } from "./moments-in-utc.ts";
import { createSiteDocuments, type SampleDocument } from "./site-documents.ts";

/**
 * Returns migrations, oldest first, for Sanity's CLI. Datasets store their names: never change a
 * published one.
 *
 * @param readSample reads the sample documents
 */
export const createMigrations = (
  readSample: () => readonly SampleDocument[],
): Readonly<Record<string, Migration>> => ({
  "moments-in-utc": momentsInUtc,
  "site-documents": createSiteDocuments(readSample),
});

export { runMigrations } from "./run.ts";
export type { SampleDocument } from "./site-documents.ts";
