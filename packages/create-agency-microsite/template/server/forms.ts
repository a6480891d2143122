import type { SiteOptions } from "@agency/server/endpoint";
import type { WaitlistSettings } from "@agency/server/waitlist";
import type { PageState } from "../src/Site.tsx";
import { getPath, site } from "../src/site.ts";
import { type Language, translations } from "../src/translations/index.ts";
import { prerenderedPages } from "./prerenderedPages.ts";

export type Render = (state: PageState) => string;

export const toLanguage = (language: string): Language =>
  site.languages.find((each) => each === language) ?? site.languages[0];

export const findLanguage = (path: string): Language | undefined =>
  site.languages.findLast((each) => path.startsWith(getPath(each)));

const findPage = (path: string): PageState | undefined =>
  prerenderedPages.find((page) => page.path === path)?.state;

/** Creates the options of all forms of the site. A rejected form gets its page, with `post`. */
export const createFormOptions = (
  { origin, trustedProxies }: WaitlistSettings,
  render: Render,
): SiteOptions => ({
  origin,
  trustedProxies,
  routes: {
    match(path) {
      const { language } = findPage(path) ?? {};
      return language && { route: { path, page: "" }, language, params: {} };
    },
    getLocalizedPath: (language, path) => getPath(toLanguage(language), path.slice(1)),
  },
  getMessage: (code, language) => {
    const { many, failed } = translations[toLanguage(language)].forms;
    return code === "too-many" ? many : failed;
  },
  async renderPage(c, { path, status, post }) {
    const state = findPage(path.replace(/\?.*/, "")) ?? {
      language: site.languages[0],
      page: "home",
    };
    return c.html(render({ ...state, post }), status as 422);
  },
});
