import { fileURLToPath } from "node:url";

export { datedFor, sampleDay } from "./days.ts";

/** Absolute path of the sample content for `@sanity/import`. Images are beside it. */
export const sampleContent: string = fileURLToPath(new URL("./content.ndjson", import.meta.url));

/** Base folder of the file URLs in the sample content. */
export const sampleFolder: string = fileURLToPath(new URL(".", import.meta.url));
