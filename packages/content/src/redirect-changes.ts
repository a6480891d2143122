import { createHash } from "node:crypto";
import { getPagePath } from "./paths.ts";

interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** Unset if there was no document. */
interface DocumentChange {
  id: string;
  before: StoredDocument | undefined;
  after: StoredDocument | undefined;
}

interface StoredRedirect extends StoredDocument {
  from?: string;
  to?: string;
  status?: number;
}

const flags: Readonly<Record<string, string>> = {
  blogPost: "isPublished",
  caseStudy: "isPublished",
  jobVacancy: "isActive",
};

function getPath(document: StoredDocument | undefined): string | undefined {
  const flag = document && flags[document._type];
  return flag !== undefined && document?.[flag] === true ? getPagePath(document) : undefined;
}

function getPublicPath(document: StoredDocument | undefined, now: string): string | undefined {
  const from = document?.publishedDate;
  return typeof from === "string" && from > now ? undefined : getPath(document);
}

/**
 * Returns mutations of redirects after changes. A moved page gets a redirect, without chains, a
 * removed one 410. Redirects from existing pages are deleted.
 *
 * @param redirects all published redirects
 * @param now ISO 8601 timestamp in UTC
 */
export function getRedirectChanges(
  changes: readonly DocumentChange[],
  redirects: readonly StoredRedirect[],
  now: string,
): Record<string, unknown>[] {
  const moves = changes
    .filter(({ id }) => !id.includes("."))
    .map(({ before, after }) => ({ from: getPublicPath(before, now), to: getPath(after) }))
    .filter(({ from, to }) => from !== to);
  const paths = moves.map(({ to }) => to);
  const taken = new Set(paths.filter((path) => path !== undefined));
  const next = new Map(redirects.map((one) => [one._id, one]));
  const changed = new Map<string, StoredRedirect | undefined>();
  const put = (id: string, one: StoredRedirect | undefined) => {
    if (one) next.set(id, one);
    else next.delete(id);
    changed.set(id, one);
  };
  for (const one of redirects) if (taken.has(one.from ?? "")) put(one._id, undefined);
  for (const { from, to } of moves) {
    if (from === undefined || taken.has(from)) continue;
    for (const [id, one] of next) {
      if (to !== undefined && one.to === from && one.from !== to) put(id, { ...one, to });
      else if (one.from === from) put(id, undefined);
    }
    const _id = getId(from);
    const end = to === undefined ? { status: 410 } : { status: 301, to };
    put(_id, { _id, _type: "redirect", from, ...end });
  }
  return [...changed].map(([id, one]) => (one ? { createOrReplace: one } : { delete: { id } }));
}

/** Paths can be longer than document ids. */
const getId = (path: string): string =>
  `redirect-${createHash("sha256").update(path).digest("hex").slice(0, 20)}`;
