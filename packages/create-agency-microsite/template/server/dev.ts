import type { PageState } from "../src/Site.tsx";
import { pathOf, site } from "../src/site.ts";
import { type App, createApp } from "./app.ts";
import { openWaitlist, type Waitlist } from "./waitlist.ts";

let developing: Promise<Waitlist> | undefined;

/** The endpoint and the pages without a build, for `npm run dev`. */
export async function createDevApp(render: (state: PageState) => string): Promise<App> {
  developing ??= openWaitlist(process.env.DATA_DIR ?? ".data");
  const app = createApp({ waitlist: await developing, render, perAddress: 1000 });
  for (const language of site.languages) {
    app.get(pathOf(language), (c) => c.html(render({ language, page: "home" })));
    app.get(pathOf(language, "joined/"), (c) => c.html(render({ language, page: "joined" })));
  }
  app.notFound((c) => c.html(render({ language: site.languages[0], page: "missing" }), 404));
  return app;
}
