import { type Env, fail, text } from "./env.ts";

/** Octets of a local part (RFC 5321, section 4.5.3.1.1), without delimiter and token. */
const maxBounceLocalPart = 64 - 1 - 40;

/**
 * Reads the sign between the local part of `BOUNCE_TO` and a token. Throws a `SettingsError` for
 * another sign, or if `BOUNCE_TO` is missing or too long.
 */
export function readBounceDelimiter(env: Env, bounceTo: string | undefined): string | undefined {
  const value = text(env, "BOUNCE_DELIMITER");
  if (value === undefined) return undefined;
  if (!/^[-+=_.]$/.test(value))
    fail(
      "BOUNCE_DELIMITER",
      "is not known",
      "set it to the mail server's sign for subaddresses, one of + - = _ .",
    );
  if (bounceTo === undefined)
    fail(
      "BOUNCE_TO",
      "is missing although BOUNCE_DELIMITER is set",
      "set it to the mailbox of returned mails, for example bounces@example.com",
    );
  const local = bounceTo.slice(0, bounceTo.lastIndexOf("@"));
  if (!/^[\w+=.-]+$/.test(local) || local.length > maxBounceLocalPart)
    fail(
      "BOUNCE_TO",
      "leaves no room for the token that BOUNCE_DELIMITER adds",
      `set it to an address with at most ${maxBounceLocalPart} letters and digits before the @`,
    );
  return value;
}
