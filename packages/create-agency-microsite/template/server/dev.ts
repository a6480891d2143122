import { readSiteUrl, readWaitlistSettings, type Waitlist } from "@agency/server/waitlist";
import type { Hono } from "hono";
import type { PageState } from "../src/Site.tsx";
import { site } from "../src/site.ts";
import { createApp } from "./app.ts";
import { prerenderedPages } from "./prerenderedPages.ts";
import { openWaitlist } from "./waitlist.ts";

/** Vite's default. */
const origin = readSiteUrl(process.env, "http://localhost:5173");

let devWaitlist: Promise<Waitlist> | undefined;

/** `npm run dev`, without a build. */
export async function createDevApp(render: (state: PageState) => string): Promise<Hono> {
  const settings = readWaitlistSettings(process.env, origin);
  devWaitlist ??= openWaitlist({ settings, origin, render, perAddress: 1000 });
  const waitlist = await devWaitlist;
  const app = createApp([waitlist.routes], render);
  for (const { path, state } of prerenderedPages) app.get(path, (c) => c.html(render(state)));
  app.notFound((c) => c.html(render({ language: site.languages[0], page: "missing" }), 404));
  return app;
}
