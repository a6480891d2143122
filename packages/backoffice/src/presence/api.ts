import { requireValid } from "@agency/server/http";
import { Hono } from "hono";
import * as v from "valibot";
import type { Accounts } from "../accounts/index.ts";

/** Silence after which a tab counts as left, in ms. */
const maxSilence = 20_000;

const maxSessions = 500;

const text = v.pipe(v.string(), v.maxLength(200));

const segment = v.union([
  text,
  v.number(),
  v.looseObject({ _key: text }),
  v.tuple([v.union([v.number(), text]), v.union([v.number(), text])]),
]);

const path = v.pipe(v.array(segment), v.maxLength(40));

const announcementSchema = v.object({
  session: text,
  /** Field with the cursor. */
  field: v.optional(v.object({ documentId: text, path })),
  /** Empty outside documents. */
  locations: v.pipe(
    v.array(
      v.object({
        type: v.literal("document"),
        documentId: text,
        path: v.optional(path),
        lastActiveAt: text,
        selection: v.optional(v.unknown()),
      }),
    ),
    v.maxLength(10),
  ),
});

type Announcement = v.InferOutput<typeof announcementSchema>;

interface Present extends Announcement {
  user: string;
  /** In ms since 1970. */
  at: number;
}

/**
 * Creates the API of who is in which field (`{sessions: {session, user, field, locations}[]}`,
 * without the caller's own). Tabs announce themselves every few seconds. Kept in memory, because
 * one process has the embedded content service.
 */
export function createPresence({
  requireSession,
  readCall,
}: Pick<Accounts, "requireSession" | "readCall">): Hono {
  const present = new Map<string, Present>();
  const api = new Hono();

  api.post("/", async (c) => {
    const { person } = await requireSession(c);
    const announcement = requireValid(announcementSchema, await readCall(c));
    const now = Date.now();
    for (const [id, { at }] of present) if (now - at > maxSilence) present.delete(id);
    // Others may know the id.
    const id = `${person._id} ${announcement.session}`;
    present.delete(id);
    if (present.size < maxSessions) present.set(id, { ...announcement, user: person._id, at: now });
    const others = [...present].filter(([other]) => other !== id);
    return c.json({ sessions: others.map(([, { at: _, ...session }]) => session) });
  });
  api.delete("/:session", async (c) => {
    const { person } = await requireSession(c);
    await readCall(c);
    present.delete(`${person._id} ${c.req.param("session")}`);
    return c.json({ ok: true });
  });
  return api;
}
