import { subscribedParam } from "@agency/server/forms/posted";
import type { Waitlist } from "@agency/server/waitlist";
import { Hono } from "hono";
import type { PageState } from "../src/Site.tsx";
import { getPath, site } from "../src/site.ts";

/** Health check, form endpoint, and confirmation page without scripts. */
export function createApp(waitlist: Waitlist, render: (state: PageState) => string): Hono {
  const app = new Hono();
  app.get("/healthz", (c) => c.text("ok"));
  app.route("/", waitlist.routes);
  for (const language of site.languages)
    app.get(getPath(language), (c, next) =>
      c.req.query(subscribedParam) === undefined
        ? next()
        : Promise.resolve(c.html(render({ language, page: "joined" }))),
    );
  return app;
}
