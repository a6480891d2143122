/** Navigation between the pages that the server renders. */

export { onIdle, savesData } from "./idle.ts";
export { keepPlace } from "./place.ts";
