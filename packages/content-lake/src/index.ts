export { type BackupResult, backup } from "./backup/backup.ts";
export { BackupError, verify } from "./backup/manifest.ts";
export { removeReplaced, restore } from "./backup/restore.ts";
export type { Document } from "./document.ts";
export { refuseUnregistered } from "./http/anonymous-queries.ts";
export type { Access, Caller } from "./http/call.ts";
export { eventStream, eventStreamHeaders } from "./http/event-stream.ts";
export { type Lake, openLake } from "./lake.ts";
export type { ChangeFeed, ContentChanges } from "./live/change-feed.ts";
export type { ExportResult } from "./ndjson/export.ts";
export type { ImportResult } from "./ndjson/import.ts";
export type {
  DocumentChange,
  Grant,
  LakeOptions,
  Rights,
  Session,
  User,
} from "./options.ts";
export { NOW_RESULT_LIFETIME } from "./query/query-cache.ts";
export { type ConnectionLimits, createConnectionLimit } from "./scheduling/connection-limit.ts";
export type { Visibility } from "./store/documents.ts";
export { LakeInUseError } from "./store/errors.ts";
export type { TypeIndexes } from "./store/index-tables.ts";
export { hasLakeData } from "./store/legacy-layout.ts";
export type { TypeIndex } from "./store/type-index.ts";
