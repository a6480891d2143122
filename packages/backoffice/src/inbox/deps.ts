import type { GetClientAddress, Limits } from "@agency/server/http";
import { ApiError, maxBodyBytes, readJson, requireBody } from "@agency/server/http";
import { UnscannedError } from "@agency/server/resume";
import type { Writer } from "@agency/server/submissions";
import { StatusError } from "@agency/server/submissions";
import type { Context, MiddlewareHandler } from "hono";
import type { Person } from "../accounts/index.ts";
import type { StaffMails } from "../mail/types.ts";
import { getInboxes, type InboxType, mayManageData } from "../roles.ts";
import type { StaffDeps } from "../staff/deps.ts";
import { DeskError } from "../staff/find.ts";
import { types } from "./rules.ts";

export interface InboxOptions {
  /** Where what visitors sent is. */
  deps: Omit<StaffDeps, "by">;
  /** Of the dataset of people. */
  people: Writer;
  limits: Limits;
  getClientAddress: GetClientAddress;
  requireSameOrigin: (c: Context) => void;
  /** What answers begin as. */
  templates: StaffMails["templates"];
  /** Has the outbox look for what is owed. */
  wake: () => void;
  /** Throws `signed-out`. */
  requireSession: (c: Context) => Promise<{ person: Person }>;
}

/** What every request of the inbox is answered with. */
export interface InboxEnv {
  Variables: { person: Person; deps: StaffDeps; type: InboxType };
}

/** Lets who is signed in pass, and what they change from the site's own pages alone. */
export function admit({
  deps,
  limits,
  getClientAddress,
  requireSameOrigin,
  requireSession,
}: InboxOptions): MiddlewareHandler<InboxEnv> {
  return async (c, next) => {
    const { person } = await requireSession(c);
    if (c.req.method !== "GET") requireSameOrigin(c);
    // Many in a row are somebody at work: those of the forms would be used up in no time.
    await limits.content(getClientAddress(c));
    c.set("person", person);
    c.set("deps", { ...deps, by: person.email });
    await next();
  };
}

/** Lets those pass whose role works on the kind in the address. */
export const admitHandlers: MiddlewareHandler<InboxEnv> = async (c, next) => {
  const kind = c.req.param("kind") ?? "";
  const type = Object.hasOwn(types, kind) ? types[kind] : undefined;
  if (!type) throw new ApiError("not-found");
  if (!getInboxes(c.get("person").role).includes(type)) throw new ApiError("role-forbidden");
  c.set("type", type);
  await next();
};

/** Lets those pass who answer for what is kept of visitors. */
export const admitManagers: MiddlewareHandler<InboxEnv> = async (c, next) => {
  if (!mayManageData(c.get("person").role)) throw new ApiError("role-forbidden");
  await next();
};

/** The body of a call. */
export async function readCall(c: Context): Promise<unknown> {
  requireBody(c, { "application/json": maxBodyBytes });
  return readJson(c);
}

/** Does something with each of several: what stands in the way of one is told, and keeps none of the others. */
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
      const answer = toAnswer(error);
      if (!(answer instanceof ApiError)) throw answer;
      answers.push({ reference, ok: false, code: answer.code });
    }
  }
  return answers;
}

/** What stood in the way of a step, as an endpoint answers it. */
export function toAnswer(error: unknown): unknown {
  if (error instanceof DeskError) return new ApiError(error.code);
  if (error instanceof StatusError) return new ApiError("status-forbidden");
  if (error instanceof UnscannedError) return new ApiError("resume-unavailable");
  return error;
}
