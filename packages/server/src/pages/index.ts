/** Static files for extensions. */
export { loadAssets } from "./assets.ts";
export { sendVariants } from "./variants.ts";
