import { ApiError, requireValid } from "@agency/server/http";
import { type Context, Hono } from "hono";
import type { Accounts } from "../accounts/index.ts";
import { previewSchema } from "../request-schemas.ts";
import { canRevokeAnyPreviewLink } from "../roles.ts";
import type { PreviewLinks } from "./links.ts";
import { createShareUrl, requireSitePath } from "./preview.ts";

interface PreviewApiOptions extends Pick<Accounts, "requireSession" | "readCall"> {
  links: PreviewLinks;
  siteUrl: string;
  requireSameOrigin: (c: Context) => void;
}

/**
 * Creates the API for preview links. All staff can create and list them. Only the maker or an admin
 * can revoke one.
 */
export function createPreviewApi(options: PreviewApiOptions): Hono {
  const { links, siteUrl, requireSession, readCall, requireSameOrigin } = options;
  const api = new Hono();

  api.get("/", async (c) => {
    const { person } = await requireSession(c);
    const canRevokeAny = canRevokeAnyPreviewLink(person.role);
    const rows = await links.list();
    return c.json(
      rows.map(({ maker, ...row }) => ({
        ...row,
        canRevoke: canRevokeAny || maker === person._id,
      })),
    );
  });
  api.post("/", async (c) => {
    const { person } = await requireSession(c);
    const { path } = requireValid(previewSchema, await readCall(c));
    const { pathname } = new URL(requireSitePath(path, siteUrl), siteUrl);
    const { credential, until } = await links.create(pathname, person._id);
    return c.json({ link: createShareUrl(siteUrl, credential), until });
  });
  api.delete("/:id", async (c) => {
    requireSameOrigin(c);
    const { person } = await requireSession(c);
    const link = await links.get(c.req.param("id"));
    if (!link) throw new ApiError("not-found");
    if (link.by !== person._id && !canRevokeAnyPreviewLink(person.role))
      throw new ApiError("role-forbidden");
    await links.revoke(link);
    return c.json({ ok: true });
  });
  return api;
}
