import { createHmac, randomBytes } from "node:crypto";
import { isSame } from "@agency/server/settings";

/** In ms. */
const lifetime = 5 * 60_000;

/** Each challenge is valid once, for one purpose, for five minutes. */
export interface Challenges {
  issue(purpose: string): Uint8Array<ArrayBuffer>;
  isOpen(challenge: string, purpose: string): boolean;
  /** Whether this was the first use. */
  use(challenge: string): boolean;
}

/**
 * Signs challenges instead of storing them, so that strangers use no memory. A restart invalidates
 * them.
 */
export function createChallenges(): Challenges {
  const key = randomBytes(32);
  const used = new Map<string, number>();
  const sign = (body: string, purpose: string) =>
    createHmac("sha256", key).update(`${body}\n${purpose}`).digest("base64url");

  return {
    issue(purpose) {
      const body = `${randomBytes(16).toString("base64url")}.${Date.now() + lifetime}`;
      return new Uint8Array(Buffer.from(`${body}.${sign(body, purpose)}`));
    },
    isOpen(challenge, purpose) {
      const [nonce = "", until = "", signature = ""] = readText(challenge).split(".");
      const isIssued = isSame(sign(`${nonce}.${until}`, purpose), signature);
      return isIssued && Number(until) > Date.now() && !used.has(challenge);
    },
    use(challenge) {
      const now = Date.now();
      for (const [old, usedAt] of used) if (usedAt + lifetime < now) used.delete(old);
      if (used.has(challenge)) return false;
      used.set(challenge, now);
      return true;
    },
  };
}

const readText = (challenge: string): string => Buffer.from(challenge, "base64url").toString();
