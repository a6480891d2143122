import { join, resolve } from "node:path";
import { isLoopback } from "../http/hosts.ts";
import {
  address,
  type Env,
  fail,
  type Mailbox,
  readEnum,
  readInteger,
  readMail,
  origin as readOrigin,
  text,
} from "../settings/env.ts";

export { SettingsError } from "../settings/errors.ts";

export interface WaitlistSettings {
  /** Public origin, which forms come from. Unset on this machine: that of the request. */
  origin: string | undefined;
  port: number;
  host: string;
  dataDir: string;
  /** PostgreSQL. @default SQLite in `dataDir` */
  databaseUrl: string | undefined;
  /** Newsletter endpoint of an agency's server, instead of a database. */
  agencyUrl: string | undefined;
  /** Without `smtpUrl`, mails are written to `folder`. */
  mail: { from: Mailbox; smtpUrl: string | undefined; folder: string };
  trustedProxies: number;
}

/**
 * Reads the public origin of a microsite from `SITE_URL`, without a trailing slash. Throws a
 * `SettingsError` for an address with a path, or without a scheme.
 * @param otherwise if it is unset
 */
export const readSiteUrl = (env: Env, otherwise: string): string =>
  readOrigin(env, "SITE_URL") ?? otherwise;

/**
 * Validates environment variables of a microsite's server. Throws a `SettingsError` for the first
 * invalid one.
 * @param origin public origin of the site, of `readSiteUrl`
 */
export function readWaitlistSettings(env: Env, origin: string): WaitlistSettings {
  const databaseUrl = address(
    env,
    "DATABASE_URL",
    ["postgres:", "postgresql:"],
    "postgres://user:password@db.example.com/microsite",
  );
  const agencyUrl = address(
    env,
    "AGENCY_URL",
    ["http:", "https:"],
    "https://www.example.com/api/newsletter",
  );
  if (databaseUrl && agencyUrl)
    fail("AGENCY_URL", "is set, and DATABASE_URL too", "set only the one that keeps the addresses");
  const { smtpUrl, from } = readMail(env);
  const isLocal = isLoopback(new URL(origin).hostname);
  if (smtpUrl && isLocal && !isLoopback(new URL(smtpUrl).hostname))
    fail(
      "SITE_URL",
      `was ${origin} in the build although SMTP_URL is set`,
      "build with the site's public address, because mails link to it",
    );
  const dataDir = resolve(text(env, "DATA_DIR") ?? ".data");
  return {
    origin: isLocal ? undefined : origin,
    port: readInteger(env, "PORT", 3000, 0, 65_535),
    host: text(env, "HOST") ?? "127.0.0.1",
    dataDir,
    databaseUrl,
    agencyUrl,
    mail: {
      from: from ?? { name: "", address: "waitlist@localhost.localdomain" },
      smtpUrl,
      folder: join(dataDir, "mail"),
    },
    trustedProxies: readEnum(env, "TRUST_PROXY", ["0", "1"], "0") === "1" ? 1 : 0,
  };
}
