import type { ChangeFeed } from "@agency/server/content";
import type { GetClientAddress } from "@agency/server/http";
import { ApiError, maxBodyBytes, readJson, requireBody } from "@agency/server/http";
import type { Writer } from "@agency/server/submissions";
import type { Context, MiddlewareHandler } from "hono";
import { createSessionCookie } from "./cookie.ts";
import { describeUserAgent, type KnownDevices } from "./devices.ts";
import { type AccountDeps, getPersonId, type Person, recognize } from "./people.ts";
import { createSessions, type NewSession, type OpenSession, type Sessions } from "./sessions.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";

export interface AuthGuardOptions {
  writer: Writer;
  secret: string;
  changes: ChangeFeed;
  siteUrl: string;
  attempts: SignInThrottle;
  devices: KnownDevices;
  pollSoon: () => void;
  getClientAddress: GetClientAddress;
  requireSameOrigin: (c: Context) => void;
}

export interface AuthEnv {
  Variables: { session: OpenSession };
}

interface Start extends Pick<NewSession, "way" | "passkey"> {
  /** Whether to notify the person of an unknown browser. @default true */
  isNoticed?: boolean;
}

export interface AuthGuard {
  sessions: Sessions;
  find(c: Context): Promise<OpenSession | undefined>;
  /** @throws `signed-out` */
  requireSession(c: Context): Promise<OpenSession>;
  /**
   * Admits signed-in people. Any method but GET and HEAD also needs the site's own origin and a
   * session confirmed within ten minutes. Use it wherever sign-in methods change. Answers
   * `signed-out`, `role-forbidden`, `origin-forbidden` or `confirmation-needed`.
   */
  requireStaff(mayEnter?: (person: Person) => boolean): MiddlewareHandler<AuthEnv>;
  readCall(c: Context): Promise<unknown>;
  /** @throws `credentials-wrong` and `too-many` */
  requirePassword(c: Context, email: string, password: string): Promise<Person>;
  /**
   * Checks a secret such as a passkey. Failures count for the network, or for the known browser of
   * `claimed`.
   *
   * @throws `code` if the check returns nothing, and `too-many`
   */
  requireCheck<Result>(
    c: Context,
    code: "passkey-wrong" | "link-invalid" | "set-up-code-wrong",
    check: () => Promise<Result | undefined>,
    claimed?: string,
  ): Promise<Result>;
  /** Answers with the profile. Ends the browser's former session. */
  begin(c: Context, person: Person, start: Start): Promise<Response>;
  signOut(c: Context): Promise<Response>;
}

/** Creates session and credential checks, sign-in and sign-out. */
export function createAuthGuard(options: AuthGuardOptions): AuthGuard {
  const { writer, secret, changes, siteUrl, attempts, devices } = options;
  const { pollSoon, getClientAddress, requireSameOrigin } = options;
  const deps: AccountDeps = { writer, secret };
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
    requireSession,
    requireStaff(mayEnter = () => true) {
      return async (c, next) => {
        const session = await requireSession(c);
        if (!mayEnter(session.person)) throw new ApiError("role-forbidden");
        c.set("session", session);
        // Hono answers HEAD by GET's handler.
        if (c.req.method !== "GET" && c.req.method !== "HEAD") {
          requireSameOrigin(c);
          if (!session.isConfirmed) throw new ApiError("confirmation-needed");
        }
        await next();
        if (c.req.method !== "GET") pollSoon();
      };
    },
    async readCall(c) {
      requireSameOrigin(c);
      requireBody(c, { "application/json": maxBodyBytes });
      return readJson(c);
    },
    async requirePassword(c, email, password) {
      const account = getPersonId(deps, email);
      const attempt = { account, network: getClientAddress(c), device: devices.find(c, account) };
      const person = await attempts.run(attempt, () => recognize(deps, email, password));
      if (person) return person;
      throw new ApiError("credentials-wrong");
    },
    async requireCheck(c, code, check, claimed = "") {
      const device = devices.find(c, claimed);
      const result = await attempts.run({ network: getClientAddress(c), device }, check);
      if (result !== undefined) return result;
      throw new ApiError(code);
    },
    async begin(c, person, { isNoticed = true, ...how }) {
      const device = describeUserAgent(c.req.header("User-Agent") ?? "");
      const isNew = devices.find(c, person._id) === undefined;
      const former = cookie.read(c);
      const beginning = { ...how, device, former, isNoticed: isNoticed && isNew };
      cookie.write(c, await sessions.begin(person, beginning));
      devices.remember(c, person._id);
      pollSoon();
      return c.json(getProfile(person));
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

export const getProfile = ({ _id: id, name, email, role }: Person) => ({ id, name, email, role });
