export type { Access, Caller } from "./http/route.ts";
export { type Lake, openLake } from "./lake.ts";
export type { ExportResult } from "./ndjson/export.ts";
export type { ImportResult } from "./ndjson/import.ts";
export type { LakeOptions } from "./options.ts";
export type { Visibility } from "./store/documents.ts";
export { LakeInUseError } from "./store/errors.ts";
export { holdsLake } from "./store/old-form.ts";
