import type { Migration } from "@sanity/migrate";
import { momentsInUtc } from "./moments-in-utc.ts";
import { siteDocumentsOfTheCode } from "./site-documents.ts";

/**
 * What brings content from one form to the next, oldest first, in the format of Sanity's own tool. The
 * names are remembered in the dataset. Never change one that was published: add another.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  "moments-in-utc": momentsInUtc,
  "site-documents": siteDocumentsOfTheCode,
};

export { runMigrations } from "./run.ts";
