import { listedPageNames, pages } from "../src/pages.ts";
import type { PageState } from "../src/Site.tsx";
import { getPath, site } from "../src/site.ts";

/** Every listed page in every language. */
export const prerenderedPages: { path: string; state: PageState }[] = listedPageNames.flatMap(
  (page) =>
    site.languages.map((language) => ({
      path: getPath(language, pages[page].path),
      state: { language, page },
    })),
);
