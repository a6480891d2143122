import { createHash, timingSafeEqual } from "node:crypto";
import { createUnauthorizedError, httpError, mutationError } from "../errors.ts";
import type { ChangedDocument } from "../live/change-feed.ts";
import type { Rights } from "../options.ts";
import { createMatcher } from "../query/document-matcher.ts";
import type { Dataset } from "../store/dataset.ts";
import type { Perspective } from "../store/perspective.ts";
import type { Call } from "./call.ts";

export interface AuthorizedDataset {
  dataset: Dataset;
  authorized: boolean;
  canWrite: boolean;
  rights: Rights | undefined;
}

/**
 * Returns a dataset that the caller may read. Endpoints for public reading accept no token, and
 * answer 404 for private datasets.
 *
 * @throws HttpError 404 if missing, 401 without a token, 403 without access
 */
export function authorizeRead(call: Call, name: string): AuthorizedDataset {
  const { core, access } = call;
  const grant = getRights(call);
  const dataset = core.dataset(name);
  const authorized = grant !== undefined && canAccessDataset(grant, name);
  const canWrite = authorized && grant.role === "write";
  if (dataset.visibility === "public" || authorized)
    return { dataset, authorized, canWrite, rights: grant };
  if (access === "read") throw core.noDataset(name);
  throw grant ? forbidden("read") : createUnauthorizedError();
}

/**
 * Returns a dataset that the caller may read completely, drafts included.
 *
 * @throws as `authorizeRead`, and HttpError 403 without rights
 */
export function authorizeFullRead(call: Call, name: string): Dataset {
  const { dataset, authorized } = authorizeRead(call, name);
  if (authorized) return dataset;
  throw forbidden("read");
}

/**
 * Returns a dataset that the caller may change. `requireAllowed` throws HttpError 403 for changes
 * outside its rights.
 *
 * @throws as `authorizeRead`, and HttpError 403 without write access
 */
export function authorizeWrite(
  call: Call,
  name: string,
): { dataset: Dataset; requireAllowed: (changes: readonly ChangedDocument[]) => void } {
  const { dataset, canWrite, rights } = authorizeRead(call, name);
  if (!canWrite) throw forbidden("create");
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
  const isMatch =
    filter === undefined ? () => true : createMatcher(`*[${filter}]`, {}, core.context("", ""));
  const touched = changes.flatMap(({ before, after }) => [before, after]).filter(Boolean);
  return touched.every(isMatch) && (allows?.(changes, (id) => dataset.get(id)) ?? true);
}

/** Returns the caller's rights. @throws HttpError 401 if anonymous */
export function requireRights(call: Call): Rights {
  const rights = getRights(call);
  if (rights) return rights;
  throw createUnauthorizedError();
}

const canAccessDataset = ({ datasets }: Rights, name: string): boolean =>
  datasets?.includes(name) ?? true;

const forbidden = (permission: string): Error =>
  mutationError(403, 0, {
    type: "insufficientPermissionsError",
    description: `Insufficient permissions; permission "${permission}" required`,
    permission,
  });

/** Ignores other schemes, perhaps for a proxy. @throws HttpError 401 for a wrong token */
function getRights({ core, request, access, session }: Call): Rights | undefined {
  const header = request.headers.get("authorization");
  if (header === null || !/^Bearer(\s|$)/i.test(header)) return session?.rights;
  if (access === "read") {
    throw httpError(403, "This address is for reading without a token; writing is off here");
  }
  const [, given = ""] = /^Bearer\s+(\S+)$/i.exec(header) ?? [];
  const { token, tokens } = core.options;
  const grants = [{ token, role: "write" } as const, ...tokens];
  // Compares all tokens, so that timing reveals no match.
  const [found] = grants.filter((grant) => isEqualInConstantTime(given, grant.token));
  if (!found) throw createUnauthorizedError();
  return found;
}

function isEqualInConstantTime(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

// API version since which `published` is the default perspective, as in vX.
const PUBLISHED_BY_DEFAULT = "2025-02-19";

/**
 * Parses a perspective. Anonymous callers get `anonymous` for `raw` and `published`.
 *
 * @param given `raw`, `published`, or comma-separated layers (`drafts`, releases), the topmost
 *   first
 * @param version without its "v"
 * @throws HttpError 400 for invalid names, 401 for layers without a token
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
  const layers = names
    .filter((layer) => layer !== "published")
    .map((layer) => (layer === "previewDrafts" ? "drafts" : layer));
  if (layers.includes("raw") || !layers.every((layer) => /^[A-Za-z0-9_-]{1,100}$/.test(layer)))
    throw httpError(
      400,
      `Unknown perspective "${given}": use raw, published, drafts or the names of releases`,
    );
  if (!authorized) throw createUnauthorizedError();
  return [...new Set(layers)];
}

function defaultPerspective(version: string): "raw" | "published" {
  const dated = version !== "X" && version !== "";
  return dated && (version === "1" || version < PUBLISHED_BY_DEFAULT) ? "raw" : "published";
}
