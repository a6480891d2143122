export { type Lake, openLake } from "./lake.ts";
export type { ExportResult } from "./ndjson/export.ts";
export type { ImportResult } from "./ndjson/import.ts";
export type { LakeOptions } from "./options.ts";
export { holdsLake, LakeInUseError } from "./store/database.ts";
export type { Visibility } from "./store/dataset.ts";
