import { code } from "@agency/server/forms/fields";
import { type GetClientAddress, type Limits, requireValid } from "@agency/server/http";
import type { Writer } from "@agency/server/submissions";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Person } from "../accounts/index.ts";
import { canDescribeInEnglish } from "../roles.ts";
import { findPictures } from "./pictures.ts";

export interface PicturesOptions {
  content: Writer;
  limits: Limits;
  getClientAddress: GetClientAddress;
  /** @throws `signed-out` */
  requireSession: (c: Context) => Promise<{ person: Person }>;
}

const invalid = code("invalid");

/** Omitted fields match everything. */
const filterSchema = v.object({
  search: v.optional(v.pipe(v.string(invalid), v.maxLength(200, invalid)), ""),
  unused: v.optional(v.literal("yes", invalid)),
  from: v.optional(
    v.pipe(v.string(invalid), v.transform(Number), v.integer(invalid), v.minValue(0, invalid)),
    "0",
  ),
});

/** Creates the staff API of pictures with text alternatives and uses. */
export function createPictures(options: PicturesOptions): Hono {
  const { content, limits, getClientAddress, requireSession } = options;
  const pictures = new Hono();
  pictures.get("/", async (c) => {
    const { person } = await requireSession(c);
    await limits.content(getClientAddress(c));
    const { search, unused, from } = requireValid(filterSchema, c.req.query());
    const found = await findPictures(content, { search, isUnusedOnly: unused === "yes", from });
    return c.json({ ...found, mayWriteEnglish: canDescribeInEnglish(person.role) });
  });
  return pictures;
}
