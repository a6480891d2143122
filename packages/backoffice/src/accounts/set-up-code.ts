import { randomInt } from "node:crypto";
import { isSame } from "@agency/server/settings";
import { toDigest } from "./people.ts";

/** Crockford's Base32: no letters that look like digits. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Characters: 80 bits. */
const length = 16;

/** Returns a random code such as `7K3M-9QXT-A2BC-D4EF`. */
export const createSetUpCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
    .join("")
    .replace(/.{4}(?=.)/g, "$&-");

/** Ignores case, spaces and hyphens. Reads O as 0, I and L as 1. */
const normalize = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** Compares digests, against timing attacks. */
export const isSameCode = (expected: string, given: string): boolean =>
  isSame(toDigest(normalize(expected)), toDigest(normalize(given)));
