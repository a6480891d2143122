import addressparser from "nodemailer/lib/addressparser";
import { SettingsError } from "./errors.ts";

export type Env = Record<string, string | undefined>;

/** Never joined into one string. */
export interface Mailbox {
  name: string;
  address: string;
}

export function fail(name: string, wrong: string, remedy: string): never {
  throw new SettingsError(`${name} ${wrong}: ${remedy}.`);
}

/* Readers throw a `SettingsError` for invalid values. */

/** Reads a trimmed variable. `undefined` if blank. */
export function text(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** Reads an integer from `min` to `max`. */
export function readInteger(
  env: Env,
  name: string,
  otherwise: number,
  min: number,
  max: number,
): number {
  const value = text(env, name);
  if (value === undefined) return otherwise;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max))
    fail(name, "is no number in its range", `set it to a whole number from ${min} to ${max}`);
  return number;
}

/** Reads one of the values. */
export function readEnum<T extends string>(
  env: Env,
  name: string,
  values: readonly T[],
  otherwise: T,
): T {
  const value = text(env, name);
  if (value === undefined) return otherwise;
  const found = values.find((candidate) => candidate === value);
  return found ?? fail(name, "is not known", `set it to one of ${values.join(", ")}`);
}

/** Reads a URL. Errors omit the value, which may contain a password. */
export function address(
  env: Env,
  name: string,
  schemes: string[],
  example: string,
): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url?.hostname || !schemes.includes(url.protocol))
    fail(name, "is no address of the right kind", `set it to something like ${example}`);
  if (!isDecodable(url.username) || !isDecodable(url.password))
    fail(
      name,
      "has a user or password that is not percent-encoded",
      "write each % as %25, @ as %40 and / as %2F",
    );
  return value;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads a URL of scheme and host only. */
export function origin(env: Env, name: string): string | undefined {
  const value = address(env, name, ["http:", "https:"], "https://www.example.com");
  if (value === undefined) return undefined;
  const url = new URL(value);
  if (url.pathname !== "/" || url.search || url.hash || url.username)
    fail(
      name,
      "is more than an origin",
      "set it to the scheme and host alone, like https://www.example.com",
    );
  return url.origin;
}

/** Reads a dataset name. */
export function readDatasetName(env: Env, name: string, otherwise: string): string {
  const value = text(env, name) ?? otherwise;
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(value))
    fail(name, "is no dataset name", "use small letters, digits, hyphens and underscores");
  return value;
}

/** Reads one email address with an optional name. */
export function mailbox(env: Env, name: string): Mailbox | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const [first, ...others] = addressparser(value, { flatten: true });
  if (!first?.address || others.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(first.address))
    fail(name, "is not one mail address", 'set it to something like "Agency <hello@example.com>"');
  return { name: first.name ?? "", address: first.address };
}

/** Reads `SMTP_URL`, and `MAIL_FROM`, which it requires. */
export function readMail(env: Env): { smtpUrl: string | undefined; from: Mailbox | undefined } {
  const smtpUrl = address(
    env,
    "SMTP_URL",
    ["smtp:", "smtps:"],
    "smtps://user:password@mail.example.com",
  );
  const from = mailbox(env, "MAIL_FROM");
  if (smtpUrl && !from)
    fail(
      "MAIL_FROM",
      "is missing although SMTP_URL is set",
      'set it to the sender, for example "Agency <hello@example.com>"',
    );
  return { smtpUrl, from };
}
