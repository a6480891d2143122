import { fileURLToPath } from "node:url";

export { referenceDate, shiftDates } from "./shiftDates.ts";

/** Absolute path, for `@sanity/import`. */
export const sampleContent: string = fileURLToPath(new URL("./content.ndjson", import.meta.url));

/** Base of file URLs in the sample content. */
export const sampleFolder: string = fileURLToPath(new URL(".", import.meta.url));
