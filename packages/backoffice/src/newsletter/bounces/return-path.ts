import { createLinkToken } from "@agency/server/settings";

/** Hex digits: 160 bits. Lower case, because servers may change it. */
const tokenLength = 40;

/** Returns the token of a return path: an HMAC that reveals no address. */
export const createReturnToken = (secret: string, delivery: string): string =>
  createLinkToken(secret, "bounce", delivery).slice(0, tokenLength);

/**
 * Returns a delivery's envelope sender (VERP): `bounces+TOKEN@example.com`. `delimiter`: for
 * example Postfix' `recipient_delimiter`.
 */
export function getReturnPath(bounceTo: string, delimiter: string, token: string): string {
  const at = bounceTo.lastIndexOf("@");
  return `${bounceTo.slice(0, at)}${delimiter}${token}${bounceTo.slice(at)}`;
}

/** Finds tokens in header values. */
export const findReturnTokens = (values: string[]): string[] => [
  ...new Set(
    values.flatMap((value) =>
      [...value.matchAll(/(?<![0-9a-z])([0-9a-f]{40})@/gi)].map(([, token = ""]) =>
        token.toLowerCase(),
      ),
    ),
  ),
];
