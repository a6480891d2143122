import { createHmac, randomBytes } from "node:crypto";
import { isSame } from "@agency/server/settings";

/** In ms. */
const lifetime = 5 * 60_000;

/** WebAuthn challenges. Each is valid once, for one purpose and for five minutes. */
export interface Challenges {
  issue(purpose: string): Uint8Array<ArrayBuffer>;
  /** Whether a challenge (base64url) was issued for this purpose and is still valid. */
  isOpen(challenge: string, purpose: string): boolean;
  /** Marks a challenge as used. Returns whether this was the first valid answer. */
  use(challenge: string): boolean;
}

/**
 * Signs challenges instead of storing them, so that strangers who request many use no memory. Only
 * used ones are stored. The key is created at start, so challenges do not survive a restart.
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
