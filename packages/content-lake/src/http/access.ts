import { createHash, timingSafeEqual } from "node:crypto";
import type { Dataset } from "../store/dataset.ts";
import type { Perspective } from "../store/documents.ts";
import { httpError, mutationError, unauthorized } from "./errors.ts";
import type { Access, Call } from "./route.ts";

/** The dataset of a call, and whether the caller holds the token. */
export interface Opened {
  dataset: Dataset;
  authorized: boolean;
}

/**
 * Opens a dataset for reading. Throws HttpError 404 for one that is not there, 401 for a private one
 * without the token. An address for reading knows no token, so a private dataset is not there.
 */
export function openToRead({ core, request, access }: Call, name: string): Opened {
  const authorized = hasToken(request, access, core.options.token);
  const dataset = core.dataset(name);
  if (dataset.visibility === "public" || authorized) return { dataset, authorized };
  throw access === "read" ? core.noDataset(name) : unauthorized();
}

/**
 * Opens a dataset for writing. Throws as `openToRead` does, and HttpError 403 without the token where
 * reading is open.
 */
export function openToWrite(call: Call, name: string): Dataset {
  const { dataset, authorized } = openToRead(call, name);
  if (authorized) return dataset;
  throw mutationError(403, 0, {
    type: "insufficientPermissionsError",
    description: 'Insufficient permissions; permission "create" required',
    permission: "create",
  });
}

/**
 * Whether a request carries the token. Throws HttpError 401 if it carries a wrong one. Credentials of
 * another scheme are meant for somebody else, such as a proxy in front.
 */
function hasToken(request: Request, access: Access, token: string): boolean {
  const header = request.headers.get("authorization");
  if (header === null || !/^Bearer(\s|$)/i.test(header)) return false;
  if (access === "read") {
    throw httpError(403, "This address is for reading without a token; writing is off here");
  }
  const [, given = ""] = /^Bearer\s+(\S+)$/i.exec(header) ?? [];
  if (!sameText(given, token)) throw unauthorized();
  return true;
}

// Compares digests in constant time, so that the time tells nothing about the token.
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

// From this version on, and for vX, readers see published documents unless they ask otherwise.
const PUBLISHED_BY_DEFAULT = "2025-02-19";

/**
 * The perspective a query runs in. `version` is the API version without its "v", such as
 * `2023-05-03`, `1` or `X`. Throws HttpError 400 for an unknown one, 401 for drafts without the token.
 */
export function perspectiveOf(
  given: string | null,
  version: string,
  authorized: boolean,
): Perspective {
  const name = given ?? defaultPerspective(version);
  if (name === "drafts" || name === "previewDrafts") {
    if (!authorized) throw unauthorized();
    return "drafts";
  }
  if (name !== "raw" && name !== "published") {
    throw httpError(400, `Unknown perspective "${name}": use raw, published or drafts`);
  }
  return authorized ? name : "anonymous";
}

function defaultPerspective(version: string): Perspective {
  const dated = version !== "X" && version !== "";
  return dated && (version === "1" || version < PUBLISHED_BY_DEFAULT) ? "raw" : "published";
}
