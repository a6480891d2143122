import type { Redis } from "ioredis";
import { RateLimiterRes } from "rate-limiter-flexible";
import { getId } from "../settings/secret.ts";
import { createLimiter } from "./limits.ts";

/** Mails to one mailbox that strangers may cause, within an hour and within a day, by all forms. */
const maxPerHour = 3;
const maxPerDay = 6;

/** In seconds. */
const day = 86_400;

export interface RecipientLimit {
  /**
   * Counts a mail to an address. Returns whether it may be sent. One that is sent again within a day
   * under its id counts once.
   */
  take(address: string, id: string): Promise<boolean>;
}

export interface RecipientLimitOptions {
  /** Shared by all instances; unset: each counts for itself. */
  redis?: Redis | undefined;
  /** Keys are hashes of addresses, made with it. */
  secret: string;
}

/** Limits the mails that anyone can cause by typing somebody else's address into a form. */
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

/** Removes a subaddress (RFC 5233), so that `name+1@…` and `name+2@…` share one limit. */
function toMailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const [user = ""] = address.slice(0, at).split("+");
  return `${user}${address.slice(at)}`.toLowerCase();
}
