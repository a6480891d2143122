import { join, resolve, sep } from "node:path";
import type { Grant } from "@agency/content-lake";
import { readBounceDelimiter } from "./bounceDelimiter.ts";
import {
  address,
  type Env,
  fail,
  mailbox,
  origin,
  readDatasetName,
  readEnum,
  readInteger,
  readMail,
  text,
} from "./env.ts";
import { minSecretLength } from "./secret.ts";
import type { ClamdAddress, ContentSettings, Settings, StaffMail } from "./types.ts";

export type * from "./types.ts";

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/**
 * Validates environment variables. Throws a `SettingsError` for the first invalid one.
 * @param reservedDatasets names of extensions
 */
export function readSettings(env: Env, reservedDatasets: readonly string[] = []): Settings {
  const content = readContent(env, reservedDatasets);
  const { smtpUrl, from: mailFrom } = readMail(env);
  const secret = text(env, "SECRET");
  const siteUrl = origin(env, "SITE_URL");
  const mailTo = mailbox(env, "MAIL_TO");
  const bounceTo = mailbox(env, "BOUNCE_TO");
  const bounceDelimiter = readBounceDelimiter(env, bounceTo?.address);
  const backupFolder = text(env, "BACKUP_DIR");
  const clamd = readClamd(env);
  const redisUrl = address(
    env,
    "REDIS_URL",
    ["redis:", "rediss:"],
    "redis://cache.example.com:6379",
  );

  if (smtpUrl && !siteUrl)
    fail(
      "SITE_URL",
      "is missing although SMTP_URL is set",
      "set it to the site's public address, because mails link to it",
    );
  if (!content.embedded && !secret)
    fail(
      "SECRET",
      "is missing although SANITY_PROJECT_ID is set",
      "set it to one long random text, the same for all instances",
    );
  if (secret && secret.length < minSecretLength)
    fail("SECRET", "is too short", `set it to at least ${minSecretLength} random characters`);

  const dataDir = resolve(text(env, "DATA_DIR") ?? ".data");
  if (backupFolder && isWithin(dataDir, resolve(backupFolder)))
    fail(
      "BACKUP_DIR",
      "is in DATA_DIR",
      "set it to a folder elsewhere, best on another disk, because both could be lost at once",
    );
  return {
    port: readInteger(env, "PORT", 3000, 0, 65_535),
    host: text(env, "HOST") ?? "127.0.0.1",
    dataDir,
    mailFolder: join(dataDir, "mail"),
    ...(siteUrl && { siteUrl }),
    content,
    ...(smtpUrl && { smtpUrl }),
    mailFrom: mailFrom ?? { name: "", address: "newsletter@localhost.localdomain" },
    ...(mailTo && { mailTo }),
    ...(bounceTo && { bounceTo: bounceTo.address }),
    ...(bounceDelimiter && { bounceDelimiter }),
    newsletterConfirms: readEnum(env, "NEWSLETTER_CONFIRM", ["no", "yes"], "no") === "yes",
    staffMail: {
      when: readEnum(env, "STAFF_MAIL", ["at-once", "daily", "off"], "at-once"),
      at: readHour(env),
      to: readEnum(env, "STAFF_MAIL_TO", ["people", "mailbox", "both"], "people"),
    },
    ...(redisUrl && { redisUrl }),
    ...(secret && { secret }),
    resumeKeys: readResumeKeys(env),
    ...(clamd && { clamd }),
    analyticsScripts: readAnalytics(env),
    trustedProxies: readInteger(env, "TRUSTED_PROXIES", 0, 0, 10),
    rateLimit: readInteger(env, "RATE_LIMIT", 30, 1, 100_000),
    ...(backupFolder && { backupFolder: resolve(backupFolder) }),
    backupsKept: readInteger(env, "BACKUP_KEEP", 14, 1, 10_000),
    hstsSubdomains: readEnum(env, "HSTS_SUBDOMAINS", ["no", "yes"], "no") === "yes",
    requestRate: readInteger(env, "REQUEST_RATE", 60, 1, 100_000),
    retentionDays: readInteger(env, "RETENTION_DAYS", 365, 1, 36_500),
    pageCache: readInteger(env, "PAGE_CACHE_MB", 64, 0, 4_096) * 1_048_576,
    logLevel: readEnum(env, "LOG_LEVEL", levels, "info"),
  };
}

const isWithin = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder + sep);

function readContent(env: Env, reservedDatasets: readonly string[]): ContentSettings {
  const projectId = text(env, "SANITY_PROJECT_ID");
  const token = text(env, "SANITY_WRITE_TOKEN");
  if (token && !/^[\x21-\x7e]{32,}$/.test(token))
    fail(
      "SANITY_WRITE_TOKEN",
      "is no token",
      "set it to one of at least 32 letters, digits and signs of ASCII, without spaces or quotes around it",
    );
  const apiHost = address(
    env,
    "SANITY_API_HOST",
    ["http:", "https:"],
    "https://content.example.com",
  );
  const dataset = readDatasetName(env, "SANITY_DATASET", "production");
  const submissionsDataset = readDatasetName(env, "SANITY_SUBMISSIONS_DATASET", "submissions");
  for (const [name, value] of [
    ["SANITY_DATASET", dataset],
    ["SANITY_SUBMISSIONS_DATASET", submissionsDataset],
  ] as const)
    if (!projectId && reservedDatasets.includes(value))
      fail(
        name,
        `is "${value}"`,
        "set another name: that one is reserved for an extension of the server",
      );
  if (dataset === submissionsDataset)
    fail(
      "SANITY_SUBMISSIONS_DATASET",
      "is the same as SANITY_DATASET",
      "set it to a private dataset of its own, because a public one can be read by anyone",
    );
  if (!projectId) {
    if (apiHost)
      fail(
        "SANITY_API_HOST",
        "is set without SANITY_PROJECT_ID",
        "set SANITY_PROJECT_ID as well, or remove it",
      );
    return {
      embedded: true,
      isOpen: readEnum(env, "CONTENT_API", ["read", "full"], "read") === "full",
      tokens: readTokens(env, [dataset, submissionsDataset]),
      projectId: "local",
      dataset,
      submissionsDataset,
      ...(token && { token }),
    };
  }
  if (!/^[a-z0-9][a-z0-9-]*$/.test(projectId))
    fail(
      "SANITY_PROJECT_ID",
      "is no project id",
      "set it to the id shown in the project's settings, small letters and digits",
    );
  if (!token)
    fail(
      "SANITY_WRITE_TOKEN",
      "is missing although SANITY_PROJECT_ID is set",
      "set it to a token with write access to the submissions dataset",
    );
  return {
    embedded: false,
    isOpen: false,
    tokens: [],
    projectId,
    dataset,
    submissionsDataset,
    token,
    ...(apiHost && { apiHost: apiHost.replace(/\/+$/, "") }),
  };
}

/** `CONTENT_TOKENS`: `role:dataset:token`, separated by spaces. */
function readTokens(env: Env, datasets: string[]): Grant[] {
  const parts = text(env, "CONTENT_TOKENS")?.split(/\s+/) ?? [];
  return parts.map((part) => {
    const [, role, dataset = "", token = ""] =
      /^(read|write):([^:]*):([\x21-\x7e]{32,})$/.exec(part) ?? [];
    if ((role === "read" || role === "write") && datasets.includes(dataset))
      return { role, token, datasets: [dataset] };
    return fail(
      "CONTENT_TOKENS",
      "has a part that cannot be read",
      `write each as role:dataset:token, the role read or write, the dataset ${datasets.join(" or ")}, the token of at least 32 characters without spaces, and a space between two`,
    );
  });
}

function readHour(env: Env): StaffMail["at"] {
  const [, hour, minute, timeZone = ""] =
    /^([01]\d|2[0-3]):([0-5]\d) (\S+)$/.exec(text(env, "STAFF_MAIL_AT") ?? "09:00 Europe/London") ??
    [];
  if (!hour || !isTimeZone(timeZone))
    fail(
      "STAFF_MAIL_AT",
      "is no time of day with its zone",
      "set it to hours, minutes and the name of a time zone, like 09:00 Asia/Dubai",
    );
  return { hour: Number(hour), minute: Number(minute), timeZone };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

function readResumeKeys(env: Env): string[] {
  const keys = (text(env, "RESUME_KEY") ?? "").split(",").map((key) => key.trim());
  const given = keys.filter(Boolean);
  if (given.some((key) => key.length < minSecretLength))
    fail(
      "RESUME_KEY",
      "holds a key that is too short",
      `set it to at least ${minSecretLength} random characters; former ones follow behind commas`,
    );
  return given;
}

function readClamd(env: Env): ClamdAddress | undefined {
  const value = text(env, "CLAMAV_HOST");
  if (value === undefined) return undefined;
  const url = URL.parse(`tcp://${value}`);
  if (!url?.hostname || url.host !== value)
    fail(
      "CLAMAV_HOST",
      "is no host",
      "set it to where clamd listens by TCP, like clamav.internal or 127.0.0.1:3310",
    );
  return { host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port || 3310) };
}

function readAnalytics(env: Env): string[] {
  const value =
    env.ANALYTICS_SCRIPTS ?? "/_vercel/insights/script.js,/_vercel/speed-insights/script.js";
  const paths = value
    .split(",")
    .map((path) => path.trim())
    .filter(Boolean);
  for (const path of paths)
    if (!/^\/(?!\/)[\w./-]+$/.test(path))
      fail(
        "ANALYTICS_SCRIPTS",
        "holds something that is no path of this site",
        "set it to paths that begin with one slash, separated by commas, or to nothing",
      );
  return paths;
}
