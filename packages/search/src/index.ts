/** Full-text search of a site: an index of the content service, and `GET /api/search`. */
export type { DocumentPaths, Entry } from "./entry.ts";
export type { ContentEvent, ContentEvents } from "./follower.ts";
export { type HandlerDeps, toSearchError } from "./handler.ts";
export { type Search, type SearchOptions, search } from "./search.ts";
export type { Folding } from "./tokenizer.ts";
