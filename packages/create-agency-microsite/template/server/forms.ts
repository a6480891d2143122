import type { SiteOptions } from "@agency/server/endpoint";
import type { PageState } from "../src/Site.tsx";
import { getPath, site } from "../src/site.ts";
import { type Language, translations } from "../src/translations/index.ts";
import { prerenderedPages } from "./prerenderedPages.ts";

export type Render = (state: PageState) => string;

export const toLanguage = (language: string): Language =>
  site.languages.find((each) => each === language) ?? site.languages[0];

export const findLanguage = (path: string): Language | undefined =>
  site.languages.findLast((each) => path.startsWith(getPath(each)));

/** Options of all forms of the site. */
export const formOptions: Pick<SiteOptions, "routes" | "getMessage"> = {
  routes: {
    match(path) {
      const page = prerenderedPages.find((each) => each.path === path);
      const { language } = page?.state ?? {};
      return language && { route: { path, page: "" }, language, params: {} };
    },
    getLocalizedPath: (language, path) => getPath(toLanguage(language), path.slice(1)),
  },
  getMessage: (code, language) => {
    const { problems } = translations[toLanguage(language)].waitlist;
    return code === "too-many" ? problems.many : problems.failed;
  },
};
