import type { GetClientAddress, Limits } from "@agency/server/http";
import { ApiError, maxBodyBytes, readJson, requireBody } from "@agency/server/http";
import { UnscannedError } from "@agency/server/resume";
import type { Writer } from "@agency/server/submissions";
import { StatusError } from "@agency/server/submissions";
import type { Context, MiddlewareHandler } from "hono";
import type { Person } from "../accounts/index.ts";
import type { StaffMails } from "../mail/types.ts";
import { getInboxes, type InboxType, mayManageData, mayMoveBack } from "../roles.ts";
import type { StaffDeps } from "../staff/deps.ts";
import { DeskError } from "../staff/find-submissions.ts";
import { types } from "./request-schemas.ts";

export interface InboxOptions {
  deps: Omit<StaffDeps, "by" | "mayMoveBack">;
  people: Writer;
  limits: Limits;
  getClientAddress: GetClientAddress;
  requireSameOrigin: (c: Context) => void;
  templates: StaffMails["templates"];
  pollSoon: () => void;
  /** @throws `signed-out` */
  requireSession: (c: Context) => Promise<{ person: Person }>;
}

export interface InboxEnv {
  Variables: { person: Person; deps: StaffDeps; type: InboxType };
}

/**
 * Admits signed-in people from the site's own origin only, because reading is logged in their name.
 */
export function requireStaff({
  deps,
  limits,
  getClientAddress,
  requireSameOrigin,
  requireSession,
}: InboxOptions): MiddlewareHandler<InboxEnv> {
  return async (c, next) => {
    const { person } = await requireSession(c);
    requireSameOrigin(c);
    // Limits of forms would be too low for staff.
    await limits.content(getClientAddress(c));
    c.set("person", person);
    c.set("deps", { ...deps, by: person.email, mayMoveBack: mayMoveBack(person.role) });
    await next();
  };
}

/**
 * Sets the record type from the path.
 *
 * @throws `not-found`, or `role-forbidden` without that inbox
 */
export const requireHandlerRole: MiddlewareHandler<InboxEnv> = async (c, next) => {
  const kind = c.req.param("kind") ?? "";
  const type = Object.hasOwn(types, kind) ? types[kind] : undefined;
  if (!type) throw new ApiError("not-found");
  if (!getInboxes(c.get("person").role).includes(type)) throw new ApiError("role-forbidden");
  c.set("type", type);
  await next();
};

/** Requires a role that manages personal data. @throws `role-forbidden` */
export const requireDataManagerRole: MiddlewareHandler<InboxEnv> = async (c, next) => {
  if (!mayManageData(c.get("person").role)) throw new ApiError("role-forbidden");
  await next();
};

/** Reads JSON of limited size. */
export async function readCall(c: Context): Promise<unknown> {
  requireBody(c, { "application/json": maxBodyBytes });
  return readJson(c);
}

/** Reports failures and goes on. */
export async function forEachRecord<One extends { reference: string }>(
  records: readonly One[],
  work: (one: One) => Promise<object>,
): Promise<object[]> {
  const answers = [];
  for (const one of records) {
    const { reference } = one;
    try {
      answers.push({ reference, ok: true, ...(await work(one)) });
    } catch (error) {
      const answer = toErrorResult(error);
      if (!(answer instanceof ApiError)) throw answer;
      answers.push({ reference, ok: false, code: answer.code });
    }
  }
  return answers;
}

/** Converts errors of records to an ApiError. Keeps other errors. */
export function toErrorResult(error: unknown): unknown {
  if (error instanceof DeskError) return new ApiError(error.code);
  if (error instanceof StatusError) return new ApiError("status-forbidden");
  if (error instanceof UnscannedError) return new ApiError("resume-unavailable");
  return error;
}
