import type { PageState } from "../src/Site.tsx";
import { getPath, site } from "../src/site.ts";

export const pages: { file: string; state: PageState }[] = site.languages.map((language) => ({
  file: `${getPath(language)}index.html`,
  state: { language, page: "home" },
}));
