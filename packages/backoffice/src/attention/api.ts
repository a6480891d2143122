import type { GetClientAddress, Limits } from "@agency/server/http";
import { type Context, Hono } from "hono";
import type { Person } from "../accounts/index.ts";
import type { FindUnfit } from "./find.ts";

export interface AttentionOptions {
  findUnfit: FindUnfit;
  limits: Limits;
  getClientAddress: GetClientAddress;
  /** @throws `signed-out` */
  requireSession: (c: Context) => Promise<{ person: Person }>;
}

/**
 * Creates the staff API of published documents with omitted parts (`{documents: UnfitDocument[]}`).
 */
export function createAttention(options: AttentionOptions): Hono {
  const { findUnfit, limits, getClientAddress, requireSession } = options;
  const attention = new Hono();
  attention.get("/", async (c) => {
    await requireSession(c);
    await limits.content(getClientAddress(c));
    return c.json({ documents: await findUnfit() });
  });
  return attention;
}
