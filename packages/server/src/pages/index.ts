/** Static files for extensions: reading a build, and sending compressed variants. */
export { loadAssets } from "./assets.ts";
export { sendVariants } from "./variants.ts";
