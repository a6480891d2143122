/** Stored resumes for extensions. */

export { MissingKeyError } from "./encryption.ts";
export { fileHeaders, resumeUrl } from "./links.ts";
export { fetchResume, requireScanned, UnscannedError } from "./store.ts";
