import { createHash } from "node:crypto";
import { pagePath } from "./paths.ts";

/** A document of the content service. */
interface Stored {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A document before and after a change; unset where there is none. */
interface Changed {
  id: string;
  before: Stored | undefined;
  after: Stored | undefined;
}

interface StoredRedirect extends Stored {
  from?: string;
  to?: string;
  status?: number;
}

/** What tells of a document of these types that its editor has put it on the site. */
const flags: Readonly<Record<string, string>> = {
  blogPost: "isPublished",
  caseStudy: "isPublished",
  jobVacancy: "isActive",
};

/** The path of the page that a document has, now or once its moment has come; unset where it has none. */
function getPath(document: Stored | undefined): string | undefined {
  const flag = document && flags[document._type];
  return flag !== undefined && document?.[flag] === true ? pagePath(document) : undefined;
}

/** The path of the page that visitors have seen of a document. */
function seenAt(document: Stored | undefined, now: string): string | undefined {
  const from = document?.publishedDate;
  return typeof from === "string" && from > now ? undefined : getPath(document);
}

/**
 * The mutations that keep redirects in step with the pages of documents: one from the old path of what
 * has moved, past what led there before, so that none leads to another; 410 at the path of what is gone;
 * and none at the path of what is there.
 *
 * @param redirects all that there are, published
 * @param now ISO 8601 moment in UTC
 */
export function redirectsAfter(
  changes: readonly Changed[],
  redirects: readonly StoredRedirect[],
  now: string,
): Record<string, unknown>[] {
  const moves = changes
    .filter(({ id }) => !id.includes("."))
    .map(({ before, after }) => ({ from: seenAt(before, now), to: getPath(after) }))
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

/** The id of the one redirect of a path, which is longer than an id may be. */
const getId = (path: string): string =>
  `redirect-${createHash("sha256").update(path).digest("hex").slice(0, 20)}`;
