/** Full-text search: an index of the content service, and `GET /api/search`. */

export { type HandlerDeps, toSearchError } from "./http-handler.ts";
export type { DocumentPaths, Entry } from "./index-entry.ts";
export type { ContentEvent, ContentEvents } from "./index-updater.ts";
export { type Search, type SearchOptions, search } from "./search.ts";
export type { Folding } from "./tokenizer.ts";
