import type { Redis } from "ioredis";
import { RateLimiterRes } from "rate-limiter-flexible";
import { getId } from "../settings/secret.ts";
import { createLimiter } from "./rateLimits.ts";

const maxPerHour = 3;
const maxPerDay = 6;

/** Seconds. */
const day = 86_400;

export interface RecipientLimit {
  /** Returns whether it may be sent. Equal ids within a day count once. */
  take(address: string, id: string): Promise<boolean>;
}

export interface RecipientLimitOptions {
  /** @default counts per instance, in memory */
  redis?: Redis | undefined;
  /** Keys the hashes of addresses. */
  secret: string;
}

/** Limits mails to one mailbox per hour and day, across all forms, against mail bombing. */
export function createRecipientLimit({ redis, secret }: RecipientLimitOptions): RecipientLimit {
  const limiters = [
    createLimiter("recipient-hour", maxPerHour, 3_600, redis),
    createLimiter("recipient-day", maxPerDay, day, redis),
  ];
  const counted = createLimiter("recipient-mail", 1, day, redis);
  return {
    async take(address, id) {
      const key = getId(secret, toMailbox(address));
      const mail = getId(secret, id);
      if (await counted.get(mail)) return true;
      try {
        for (const limiter of limiters) await limiter.consume(key);
        await counted.penalty(mail);
        return true;
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return false;
        throw rejection;
      }
    },
  };
}

/** Removes a subaddress (RFC 5233): `name+1@…` and `name+2@…` share a limit. */
function toMailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const [user = ""] = address.slice(0, at).split("+");
  return `${user}${address.slice(at)}`.toLowerCase();
}
