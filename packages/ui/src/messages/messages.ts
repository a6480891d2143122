/**
 * Default messages in English and Arabic. Components import from the file of their kind, so that a
 * page loads the texts of its components only. Arabic labels are verbal nouns, suitable for every
 * reader.
 */
export * from "./files.ts";
export * from "./forms.ts";
export * from "./overlays.ts";
export * from "./pages.ts";
