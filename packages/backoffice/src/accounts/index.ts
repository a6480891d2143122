import type { ChangeFeed } from "@agency/server/content";
import type { GetClientAddress } from "@agency/server/http";
import type { Timeouts } from "@agency/server/settings";
import type { Writer } from "@agency/server/submissions";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { createAccount, createConfirmation } from "./account.ts";
import { type AuthGuard, createAuthGuard } from "./auth-guard.ts";
import { createBlocklist } from "./blocklist.ts";
import { createKnownDevices } from "./devices.ts";
import { createPasskeys } from "./passkeys.ts";
import { createPeople } from "./people-api.ts";
import { createSetUp, type SetUp } from "./set-up.ts";
import { createSignIn } from "./sign-in.ts";
import { createSignInThrottle, type SignInThrottle } from "./sign-in-throttle.ts";

export { purgeAuditLog } from "./audit-log.ts";
export {
  type AccountDeps,
  changeRole,
  deriveResetToken,
  end,
  findPerson,
  getPersonId,
  invite,
  isActive,
  listPeople,
  type Person,
  reset,
} from "./people.ts";

export interface AccountsOptions {
  writer: Writer;
  changes: ChangeFeed;
  secret: string;
  siteUrl: string;
  linkTo: (token: string) => string;
  /** Page for the first account. */
  setUpUrl: string;
  pollSoon: () => void;
  getClientAddress: GetClientAddress;
  requireSameOrigin: (c: Context) => void;
  timeouts: Timeouts;
  log: Logger;
}

export interface Accounts
  extends Pick<AuthGuard, "find" | "requireSession" | "readCall" | "signOut"> {
  routes: Hono;
  setUp: Pick<SetUp, "isOpen" | "announce">;
  /** Failed sign-ins within the last hour. */
  countFailures: SignInThrottle["countFailures"];
  watch: AuthGuard["sessions"]["watch"];
}

/** Requires the embedded content service. Sanity projects have their own accounts. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { writer, secret, siteUrl, linkTo, setUpUrl: url, log } = options;
  const deps = { writer, secret };
  const devices = createKnownDevices(secret, siteUrl.startsWith("https:"));
  const attempts = createSignInThrottle(options.timeouts.attempt);
  const authGuard = createAuthGuard({ ...options, attempts, devices });
  const passkeys = createPasskeys(writer, siteUrl);
  const requireStrong = createBlocklist([new URL(siteUrl).hostname]);

  const setUp = createSetUp({ deps, authGuard, passkeys, requireStrong, url, log });

  const routes = new Hono();
  routes.route("/set-up", setUp.routes);
  routes.route("/", createSignIn({ deps, authGuard, passkeys, requireStrong }));
  routes.route("/account/confirmation", createConfirmation({ deps, authGuard, passkeys }));
  routes.route("/account", createAccount({ deps, authGuard, passkeys, requireStrong }));
  routes.route("/people", createPeople({ deps, authGuard, linkTo }));

  const { find, requireSession, readCall, signOut, sessions } = authGuard;
  const { countFailures } = attempts;
  return {
    routes,
    setUp,
    find,
    requireSession,
    readCall,
    signOut,
    countFailures,
    watch: sessions.watch,
  };
}
