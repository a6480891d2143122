import {
  type FieldFilter,
  type Filter,
  fieldStates,
  type TranslationIndex,
} from "@agency/content/translation";
import { code } from "@agency/server/forms/fields";
import type { Limits } from "@agency/server/http";
import { ApiError, type GetClientAddress, requireValid } from "@agency/server/http";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Person } from "../accounts/index.ts";
import { getTranslatedTypes } from "../roles.ts";

export interface TranslationsOptions {
  overview: TranslationIndex;
  limits: Limits;
  getClientAddress: GetClientAddress;
  /** @throws `signed-out` */
  requireSession: (c: Context) => Promise<{ person: Person }>;
}

interface TranslationsEnv {
  Variables: { types: readonly string[] };
}

const page = 50;

const invalid = code("invalid");
const wanted: readonly FieldFilter[] = ["todo", "english", ...fieldStates];

/** Omitted fields match everything. */
const filterSchema = v.object({
  type: v.optional(v.pipe(v.string(invalid), v.maxLength(100, invalid))),
  wanted: v.optional(v.picklist(wanted, invalid)),
  shown: v.optional(v.literal("yes", invalid)),
  text: v.optional(v.pipe(v.string(invalid), v.maxLength(200, invalid))),
  from: v.optional(
    v.pipe(v.string(invalid), v.transform(Number), v.integer(invalid), v.minValue(0, invalid)),
    "0",
  ),
});

/**
 * Creates the staff API of documents by translation state. Throws `role-forbidden` without
 * translated types.
 */
export function createTranslations(options: TranslationsOptions): Hono<TranslationsEnv> {
  const { overview, limits, getClientAddress, requireSession } = options;

  function createFilter(c: Context<TranslationsEnv>): Filter & { from: number } {
    const given = requireValid(filterSchema, c.req.query());
    const { type, wanted, shown, text, from } = given;
    const types = c.get("types").filter((one) => type === undefined || one === type);
    return { types, wanted, text, isShownOnly: shown === "yes", from };
  }

  const translations = new Hono<TranslationsEnv>();
  translations.use(async (c, next) => {
    const { person } = await requireSession(c);
    // Limits of forms would be too low for staff.
    await limits.content(getClientAddress(c));
    const types = getTranslatedTypes(person.role);
    if (types.length === 0) throw new ApiError("role-forbidden");
    c.set("types", types);
    await next();
  });
  translations.get("/", (c) => c.json({ types: c.get("types") }));
  translations.get("/counts", async (c) => {
    const filter = createFilter(c);
    await overview.refresh();
    return c.json(overview.counts(filter));
  });
  translations.get("/documents", async (c) => {
    const { from, ...filter } = createFilter(c);
    await overview.refresh();
    const found = overview.find(filter);
    return c.json({ entries: found.slice(from, from + page), total: found.length });
  });
  translations.get("/ids", async (c) => {
    const filter = createFilter(c);
    await overview.refresh();
    return c.json(overview.find(filter).map(({ id }) => id));
  });
  return translations;
}
