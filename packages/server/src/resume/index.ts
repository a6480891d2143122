/** Stored resumes for extensions. */
export { fileHeaders, resumeUrl } from "./links.ts";
export { MissingKeyError } from "./seal.ts";
export { fetchResume, requireScanned, UnscannedError } from "./store.ts";
