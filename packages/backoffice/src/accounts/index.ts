import type { ChangeFeed } from "@agency/server/content";
import type { GetClientAddress } from "@agency/server/http";
import type { Timeouts } from "@agency/server/settings";
import type { Writer } from "@agency/server/submissions";
import { type Context, Hono } from "hono";
import { createAccount, createConfirmation } from "./account.ts";
import { createAttempts } from "./attempts.ts";
import { createBlocklist } from "./blocklist.ts";
import { createKnownDevices } from "./devices.ts";
import { createEntrance } from "./entrance.ts";
import { createGate, type Gate } from "./gate.ts";
import { createPasskeys } from "./passkeys.ts";
import { createPeople } from "./people-api.ts";

export {
  type AccountDeps,
  allPeople,
  changeRole,
  end,
  findPerson,
  invite,
  isActive,
  type Person,
  reset,
  resetToken,
} from "./people.ts";
export { purgeTraces } from "./traces.ts";

export interface AccountsOptions {
  writer: Writer;
  changes: ChangeFeed;
  secret: string;
  siteUrl: string;
  linkTo: (token: string) => string;
  wake: () => void;
  getClientAddress: GetClientAddress;
  requireSameOrigin: (c: Context) => void;
  timeouts: Timeouts;
}

export interface Accounts extends Pick<Gate, "find" | "requireSession" | "readCall" | "signOut"> {
  routes: Hono;
  /** Calls `close` when a session ends. Returns a function that stops watching. */
  watch: Gate["sessions"]["watch"];
}

/** Requires the embedded content service. A Sanity project has its own accounts. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { writer, secret, siteUrl, linkTo } = options;
  const deps = { writer, secret };
  const devices = createKnownDevices(secret, siteUrl.startsWith("https:"));
  const gate = createGate({
    ...options,
    attempts: createAttempts(options.timeouts.attempt),
    devices,
  });
  const passkeys = createPasskeys(writer, siteUrl);
  const requireStrong = createBlocklist([new URL(siteUrl).hostname]);

  const routes = new Hono();
  routes.route("/", createEntrance({ deps, gate, passkeys, requireStrong }));
  routes.route("/account/confirmation", createConfirmation({ deps, gate, passkeys }));
  routes.route("/account", createAccount({ deps, gate, passkeys, requireStrong }));
  routes.route("/people", createPeople({ deps, gate, linkTo }));

  const { find, requireSession, readCall, signOut, sessions } = gate;
  return { routes, find, requireSession, readCall, signOut, watch: sessions.watch };
}
