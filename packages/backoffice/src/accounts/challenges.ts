import { createHmac, randomBytes } from "node:crypto";
import { isSame } from "@agency/server/settings";

/** How long a challenge can be answered, in ms. */
const lifetime = 5 * 60_000;

/** Challenges of WebAuthn, each valid once, for one purpose and for five minutes. */
export interface Challenges {
  /** Issues a challenge for one purpose. */
  issue(purpose: string): Uint8Array<ArrayBuffer>;
  /** Whether a challenge (base64url) was issued for this purpose and can still be answered. */
  isOpen(challenge: string, purpose: string): boolean;
  /** Marks a challenge as answered. Returns whether this was the first valid answer. */
  use(challenge: string): boolean;
}

/**
 * Signs challenges instead of storing them: a stranger who requests many costs no memory and
 * displaces no other challenge. Only those that were answered correctly are stored. The key is new
 * with each process, so an answer that spans a restart has to be repeated.
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
