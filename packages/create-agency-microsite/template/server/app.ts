import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RateLimiterMemory } from "rate-limiter-flexible";
import * as v from "valibot";
import type { PageState, Problem } from "../src/Site.tsx";
import { pathOf, site } from "../src/site.ts";
import type { Language } from "../src/words/index.ts";
import type { Waitlist } from "./waitlist.ts";

export type App = Hono<{ Bindings: HttpBindings }>;

export interface AppOptions {
  waitlist: Waitlist;
  render: (state: PageState) => string;
  /** Whether a proxy in front says the visitor's address in `X-Forwarded-For`. @default false */
  trustProxy?: boolean;
  /** Forms that one address may send within ten minutes. @default 20 */
  perAddress?: number;
}

const Entry = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("missing"),
    v.maxLength(254, "email"),
    v.email("email"),
  ),
  language: v.optional(v.picklist(site.languages), site.languages[0]),
  website: v.optional(v.string(), ""),
});

const statuses = { missing: 422, email: 422, many: 429, failed: 503 } as const;

const wantsJson = (c: Context) => c.req.header("Accept")?.includes("application/json") ?? false;

const addressOf = (c: Context, trustProxy: boolean) =>
  (trustProxy && c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim()) ||
  getConnInfo(c).remote.address ||
  "unknown";

/** The endpoint of the form. What is sent is checked, stored, and only then confirmed. */
export function createApp({
  waitlist,
  render,
  trustProxy = false,
  perAddress = 20,
}: AppOptions): App {
  const limiter = new RateLimiterMemory({ points: perAddress, duration: 600 });
  const app: App = new Hono();

  const refuse = (c: Context, problem: Problem, language: Language, email: string) => {
    const status = statuses[problem];
    if (wantsJson(c)) return c.json({ problem }, status);
    return c.html(render({ language, page: "home", form: { email, problem } }), status);
  };

  app.get("/healthz", (c) => c.text("ok"));

  app.post("/api/waitlist", bodyLimit({ maxSize: 8 * 1024 }), async (c) => {
    const sent = await c.req.parseBody().catch(() => ({}));
    const text = (name: string) => {
      const value = (sent as Record<string, unknown>)[name];
      return typeof value === "string" ? value : "";
    };
    const entry = v.safeParse(Entry, sent, { abortEarly: true });
    const language = site.languages.find((each) => each === text("language"));
    const no = (problem: Problem) =>
      refuse(c, problem, language ?? site.languages[0], text("email"));
    try {
      await limiter.consume(addressOf(c, trustProxy));
    } catch {
      c.header("Retry-After", "600");
      return no("many");
    }
    if (!entry.success) {
      const [{ message }] = entry.issues;
      return no(message === "email" ? "email" : "missing");
    }
    const { email, website } = entry.output;
    // A program that filled in the field nobody sees is told what people are told.
    if (!website) {
      try {
        await waitlist.add(email, entry.output.language);
      } catch (error) {
        console.error("The waitlist could not be written.", error);
        return no("failed");
      }
    }
    if (wantsJson(c)) return c.json({}, 201);
    return c.redirect(pathOf(entry.output.language, "joined/"), 303);
  });
  return app;
}
