/** Static files for extensions. */
export { loadAssets } from "./assets.ts";
export { sendEncoded } from "./encodings.ts";
