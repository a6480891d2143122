import { findUnfitDocuments, type UnfitDocument } from "@agency/content/misfits";
import type { ContentChanges } from "@agency/server/content";
import type { GetClientAddress, Limits } from "@agency/server/http";
import { defaultTimeouts } from "@agency/server/settings";
import type { Writer } from "@agency/server/submissions";
import { type Context, Hono } from "hono";
import type { Person } from "../accounts/index.ts";

export interface AttentionOptions {
  writer: Writer;
  changes: ContentChanges;
  limits: Limits;
  getClientAddress: GetClientAddress;
  /** @throws `signed-out` */
  requireSession: (c: Context) => Promise<{ person: Person }>;
}

/**
 * Creates the staff API that lists published documents with parts that the site leaves out
 * (`{documents: UnfitDocument[]}`). Validates all documents again after a change.
 */
export function createAttention(options: AttentionOptions): Hono {
  const { writer, changes, limits, getClientAddress, requireSession } = options;
  const published = writer.withConfig({
    perspective: "published",
    timeout: defaultTimeouts.overview,
  });
  let known: { count: number; documents: Promise<UnfitDocument[]> } | undefined;

  function find(): Promise<UnfitDocument[]> {
    const count = changes.count();
    if (known?.count !== count) {
      const documents = findUnfitDocuments((query, params) => published.fetch(query, params));
      documents.catch(() => {
        known = undefined;
      });
      known = { count, documents };
    }
    return known.documents;
  }

  const attention = new Hono();
  attention.get("/", async (c) => {
    await requireSession(c);
    await limits.content(getClientAddress(c));
    return c.json({ documents: await find() });
  });
  return attention;
}
