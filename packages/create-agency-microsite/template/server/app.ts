import { subscribedParam } from "@agency/server/forms/posted";
import { Hono } from "hono";
import { type PageName, pages } from "../src/pages.ts";
import type { Render } from "./forms.ts";
import { prerenderedPages } from "./prerenderedPages.ts";

/** Finds the page shown after a post without scripts, by its path. */
function findDonePage(form: string): PageName | undefined {
  const names = Object.keys(pages) as PageName[];
  return names.find((name) => pages[name].path.endsWith(`?${subscribedParam}=${form}`));
}

/** Health check, form endpoints, and confirmation pages without scripts. */
export function createApp(forms: readonly Hono[], render: Render): Hono {
  const app = new Hono();
  app.get("/healthz", (c) => c.text("ok"));
  for (const form of forms) app.route("/", form);
  for (const { path, state } of prerenderedPages)
    app.get(path, async (c, next) => {
      const page = findDonePage(c.req.query(subscribedParam) ?? "");
      return page ? c.html(render({ ...state, page })) : next();
    });
  return app;
}
