import { getI18n } from "@agency/client/i18n";
import { createQueryReader, type PageData } from "@agency/client/navigation";
import { parseLocalizedPath } from "@agency/client/routes";
import type { createBrowserRouter } from "react-router-dom";
import type { ShownPage } from "../navigation/routes.ts";
import { getPageFeeds } from "./pageFeeds.ts";

type Router = ReturnType<typeof createBrowserRouter>;

const types = { atom: "application/atom+xml", json: "application/feed+json" } as const;
const selector = Object.values(types)
  .map((type) => `link[rel="alternate"][type="${type}"]`)
  .join();

let shown: Router["state"]["location"] | undefined;

/** Replaces the head's feed links after each navigation. */
export function keepUpdated(router: Router): void {
  if (shown) return;
  const update = (state: Router["state"]) => {
    if (state.location === shown) return;
    shown = state.location;
    replaceLinks(state);
  };
  update(router.state);
  router.subscribe(update);
}

function replaceLinks({ location, matches, loaderData }: Router["state"]): void {
  const page = (matches.at(-1)?.route.id ?? "notFound") as ShownPage;
  const data = loaderData[page] as PageData | undefined;
  const { language } = parseLocalizedPath(location.pathname);
  const feeds = getPageFeeds({
    page,
    language,
    search: new URLSearchParams(location.search),
    queries: createQueryReader(data?.results ?? {}),
    getT: (name) => getI18n(language).getFixedT(language, name),
  });
  for (const link of document.querySelectorAll(selector)) link.remove();
  for (const { title, ...paths } of feeds)
    for (const format of ["atom", "json"] as const) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "alternate", type: types[format], title });
      link.setAttribute("href", paths[format]);
      document.head.append(link);
    }
}
