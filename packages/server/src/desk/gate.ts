import type { DatasetChanges } from "@agency/content-lake";
import type { Context } from "hono";
import { mostBytes, readJson, requireBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Limits } from "../http/limits.ts";
import type { AddressOf } from "../http/requests.ts";
import type { Writer } from "../submissions/submissions.ts";
import { deviceOf } from "./account/devices.ts";
import { createSessionCookie } from "./cookie.ts";
import type { Person } from "./people.ts";
import { mayManagePeople } from "./roles.ts";
import { type Beginning, createSessions, type OpenSession, type Sessions } from "./sessions.ts";

export interface GateOptions {
  /** Of the dataset of people and sessions. */
  writer: Writer;
  changes: DatasetChanges;
  siteUrl: string;
  limits: Limits;
  addressOf: AddressOf;
  requireSameOrigin: (c: Context) => void;
}

/** Who comes in, and how far. */
export interface Gate {
  sessions: Sessions;
  find(c: Context): Promise<OpenSession | undefined>;
  /** What the cookie of a request holds; empty where there is none. */
  tokenOf(c: Context): string;
  /** Throws `signed-out`. */
  requireSession(c: Context): Promise<OpenSession>;
  /**
   * For everything that opens a way into an account. Throws `signed-out`, and `confirmation-needed`
   * if the person last confirmed who they are more than ten minutes ago.
   */
  requireConfirmed(c: Context): Promise<OpenSession>;
  /** Throws `signed-out`, and `role-forbidden` for a role that does not manage people. */
  requireManager(c: Context): Promise<OpenSession>;
  /** The body of a call. Counts it for its address, so that nobody tries passwords on end. */
  readCall(c: Context): Promise<unknown>;
  /** Begins a session, and answers whose it is. */
  begin(c: Context, person: Person, how: Omit<Beginning, "device">): Promise<Response>;
  signOut(c: Context): Promise<Response>;
}

export function createGate(options: GateOptions): Gate {
  const { writer, changes, siteUrl, limits, addressOf, requireSameOrigin } = options;
  const cookie = createSessionCookie(siteUrl.startsWith("https:"));
  const sessions = createSessions(writer, changes);

  async function find(c: Context): Promise<OpenSession | undefined> {
    const token = cookie.read(c);
    return token === undefined ? undefined : sessions.find(token);
  }

  async function requireSession(c: Context): Promise<OpenSession> {
    const session = await find(c);
    if (session) return session;
    throw new ApiError("signed-out");
  }

  return {
    sessions,
    find,
    tokenOf: (c) => cookie.read(c) ?? "",
    requireSession,
    async requireConfirmed(c) {
      const session = await requireSession(c);
      if (session.isConfirmed) return session;
      throw new ApiError("confirmation-needed");
    },
    async requireManager(c) {
      const session = await requireSession(c);
      if (mayManagePeople(session.person.role)) return session;
      throw new ApiError("role-forbidden");
    },
    async readCall(c) {
      requireSameOrigin(c);
      requireBody(c, { "application/json": mostBytes });
      await limits.address("desk", addressOf(c));
      return readJson(c);
    },
    async begin(c, person, how) {
      const device = deviceOf(c.req.header("User-Agent") ?? "");
      const former = cookie.read(c) ?? "";
      cookie.write(c, await sessions.begin(person, { ...how, device }, former));
      return c.json(profileOf(person));
    },
    async signOut(c) {
      requireSameOrigin(c);
      const session = await find(c);
      if (session) await sessions.end(session);
      cookie.remove(c);
      return c.json({ ok: true });
    },
  };
}

/** What somebody is told of a person. */
export const profileOf = ({ _id: id, name, email, role }: Person) => ({ id, name, email, role });
