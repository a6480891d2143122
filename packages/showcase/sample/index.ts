import { fileURLToPath } from "node:url";

export { datedFor, sampleDay } from "./days.ts";

/** Absolute path of the sample content, as `@sanity/import` takes it; pictures lie beside it. */
export const sampleContent: string = fileURLToPath(new URL("./content.ndjson", import.meta.url));

/** The folder which the file addresses in the sample content start from. */
export const sampleFolder: string = fileURLToPath(new URL(".", import.meta.url));
