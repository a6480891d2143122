import type { PageState } from "../src/Site.tsx";
import { pathOf, site } from "../src/site.ts";

/** Every page that is written at build time, and the file it is written to. */
export const pages: { file: string; state: PageState }[] = site.languages.flatMap((language) => [
  { file: `${pathOf(language)}index.html`, state: { language, page: "home" } },
  { file: `${pathOf(language, "joined/")}index.html`, state: { language, page: "joined" } },
]);
