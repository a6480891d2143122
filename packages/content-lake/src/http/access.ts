import { createHash, timingSafeEqual } from "node:crypto";
import { httpError, mutationError, unauthorized } from "../errors.ts";
import type { ChangedDocument } from "../live/feed.ts";
import type { Rights } from "../options.ts";
import { finder } from "../query/finder.ts";
import type { Dataset } from "../store/dataset.ts";
import type { Perspective } from "../store/perspective.ts";
import type { Call } from "./call.ts";

/** The dataset of a call, and whether the caller may read all of it, and write. */
export interface Opened {
  dataset: Dataset;
  authorized: boolean;
  mayWrite: boolean;
  rights: Rights | undefined;
}

/**
 * Opens a dataset for reading. Throws HttpError 404 for one that is not there, 401 for a private one
 * without a token, 403 with one that is not for it. An address for reading knows no token, so a private
 * dataset is not there.
 */
export function openToRead(call: Call, name: string): Opened {
  const { core, access } = call;
  const grant = getRights(call);
  const dataset = core.dataset(name);
  const authorized = grant !== undefined && isFor(grant, name);
  const mayWrite = authorized && grant.role === "write";
  if (dataset.visibility === "public" || authorized)
    return { dataset, authorized, mayWrite, rights: grant };
  if (access === "read") throw core.noDataset(name);
  throw grant ? forbidden("read") : unauthorized();
}

/** Opens all of a dataset for reading. Throws as `openToRead` does, and HttpError 403 without a token for it. */
export function openWhole(call: Call, name: string): Dataset {
  const { dataset, authorized } = openToRead(call, name);
  if (authorized) return dataset;
  throw forbidden("read");
}

/**
 * Opens a dataset for writing. Throws as `openWhole` does, and HttpError 403 with a token for reading;
 * `requireAllowed` throws that for changes which are not among the caller's rights.
 */
export function openToWrite(
  call: Call,
  name: string,
): { dataset: Dataset; requireAllowed: (changes: readonly ChangedDocument[]) => void } {
  const { dataset, mayWrite, rights } = openToRead(call, name);
  if (!mayWrite) throw forbidden("create");
  const requireAllowed = (changes: readonly ChangedDocument[]) => {
    if (rights && !isAllowed(rights, changes, call, dataset)) throw forbidden("update");
  };
  return { dataset, requireAllowed };
}

function isAllowed(
  { filter, allows }: Rights,
  changes: readonly ChangedDocument[],
  { core }: Call,
  dataset: Dataset,
): boolean {
  const finds =
    filter === undefined ? () => true : finder(`*[${filter}]`, {}, core.context("", ""));
  const touched = changes.flatMap(({ before, after }) => [before, after]).filter(Boolean);
  return touched.every(finds) && (allows?.(changes, (id) => dataset.get(id)) ?? true);
}

/** What the caller may do. Throws HttpError 401 for nobody. */
export function requireRights(call: Call): Rights {
  const rights = getRights(call);
  if (rights) return rights;
  throw unauthorized();
}

const isFor = ({ datasets }: Rights, name: string): boolean => datasets?.includes(name) ?? true;

const forbidden = (permission: string): Error =>
  mutationError(403, 0, {
    type: "insufficientPermissionsError",
    description: `Insufficient permissions; permission "${permission}" required`,
    permission,
  });

/**
 * What the token or the session of a request is for. Throws HttpError 401 if it carries a wrong one. Credentials of
 * another scheme are meant for somebody else, such as a proxy in front.
 */
function getRights({ core, request, access, session }: Call): Rights | undefined {
  const header = request.headers.get("authorization");
  if (header === null || !/^Bearer(\s|$)/i.test(header)) return session?.rights;
  if (access === "read") {
    throw httpError(403, "This address is for reading without a token; writing is off here");
  }
  const [, given = ""] = /^Bearer\s+(\S+)$/i.exec(header) ?? [];
  const { token, tokens } = core.options;
  const grants = [{ token, role: "write" } as const, ...tokens];
  // All are compared, so that the time does not tell which one comes close.
  const [found] = grants.filter((grant) => sameText(given, grant.token));
  if (!found) throw unauthorized();
  return found;
}

// Compares digests in constant time, so that the time tells nothing about the token.
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

// From this version on, and for vX, readers see published documents unless they ask otherwise.
const PUBLISHED_BY_DEFAULT = "2025-02-19";

/**
 * The perspective a query runs in. `given` is one, or the layers of one, the topmost first, parted by
 * commas: names of releases, and `drafts`. `version` is the API version without its "v", such as
 * `2023-05-03`, `1` or `X`. Throws HttpError 400 for an unknown one, 401 for layers without the token.
 */
export function getPerspective(
  given: string | null,
  version: string,
  authorized: boolean,
): Perspective {
  const names = (given ?? defaultPerspective(version)).split(",");
  const [name] = names;
  if (names.length === 1 && (name === "raw" || name === "published"))
    return authorized ? name : "anonymous";
  // What is published is below all of them anyway.
  const layers = names
    .filter((layer) => layer !== "published")
    .map((layer) => (layer === "previewDrafts" ? "drafts" : layer));
  if (layers.includes("raw") || !layers.every((layer) => /^[A-Za-z0-9_-]{1,100}$/.test(layer)))
    throw httpError(
      400,
      `Unknown perspective "${given}": use raw, published, drafts or the names of releases`,
    );
  if (!authorized) throw unauthorized();
  return [...new Set(layers)];
}

function defaultPerspective(version: string): "raw" | "published" {
  const dated = version !== "X" && version !== "";
  return dated && (version === "1" || version < PUBLISHED_BY_DEFAULT) ? "raw" : "published";
}
