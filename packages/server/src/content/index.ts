/** Content service for extensions and their commands. */
export { type Audience, connectContent, type PublicSettings, publicContent } from "./content.ts";
export { addressFile, openEmbeddedContent } from "./embedded.ts";
