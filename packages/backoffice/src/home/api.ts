import type { TranslationIndex } from "@agency/content/translation";
import { code } from "@agency/server/forms/fields";
import { type GetClientAddress, type Limits, requireValid } from "@agency/server/http";
import type { Writer } from "@agency/server/submissions";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Person } from "../accounts/index.ts";
import type { FindUnfit } from "../attention/find.ts";
import { findDrafts } from "./drafts.ts";
import { findPlanned, toDay } from "./planned.ts";
import { findWaiting } from "./waiting.ts";

export interface HomeOptions {
  content: Writer;
  submissions: Writer;
  overview: TranslationIndex;
  findUnfit: FindUnfit;
  limits: Limits;
  getClientAddress: GetClientAddress;
  /** @throws `signed-out` */
  requireSession: (c: Context) => Promise<{ person: Person }>;
}

interface HomeEnv {
  Variables: { person: Person };
}

const day = 86_400_000;

const invalid = code("invalid");

const monthSchema = v.object({
  month: v.pipe(v.string(invalid), v.regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/, invalid)),
});

/**
 * Creates the staff API of the start page: own drafts, waiting work, and planned events of seven
 * days or a month.
 */
export function createHome(options: HomeOptions): Hono<HomeEnv> {
  const { content, limits, getClientAddress, requireSession } = options;
  const home = new Hono<HomeEnv>();
  home.use(async (c, next) => {
    const { person } = await requireSession(c);
    await limits.content(getClientAddress(c));
    c.set("person", person);
    await next();
  });
  home.get("/", async (c) => {
    const { _id, role } = c.get("person");
    const now = Date.now();
    const [drafts, waiting, planned] = await Promise.all([
      findDrafts(content, _id),
      findWaiting(options, role),
      findPlanned(options, { first: toDay(now), last: toDay(now + 6 * day) }),
    ]);
    const isAhead = (at: string | null) => at === null || Date.parse(at) >= now;
    return c.json({ role, drafts, waiting, planned: planned.filter(({ at }) => isAhead(at)) });
  });
  home.get("/planned", async (c) => {
    const { month } = requireValid(monthSchema, c.req.query());
    const events = await findPlanned(options, { first: `${month}-01`, last: getLastDay(month) });
    return c.json({ today: toDay(Date.now()), events });
  });
  return home;
}

function getLastDay(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
