import type { NodemailerError } from "nodemailer";
import type { Timeouts } from "../settings/timeouts.ts";
import { RecipientLimitError } from "./unverifiedRecipient.ts";

/** Returns the next try's time (ISO 8601) by exponential backoff with jitter. */
export function getRetryTime(tries: number, { retry, maxRetry }: Timeouts): string {
  const pause = Math.min(retry * 4 ** (tries - 1), maxRetry);
  return new Date(Date.now() + pause * (0.75 + Math.random() / 2)).toISOString();
}

/**
 * Returns whether recipient or message were refused permanently. Refused logins and senders are
 * configuration errors, and retried.
 */
export function isPermanent(error: unknown): boolean {
  if (error instanceof RecipientLimitError) return true;
  const { permanent, command, code } = error as NodemailerError;
  if (permanent) return /^(RCPT|DATA)/.test(command ?? "");
  return code === "EENVELOPE" && command === "API";
}

/** Returns an error's code. Messages may contain addresses. */
export function getReason(error: unknown): string {
  const { code, responseCode } = error as NodemailerError;
  return [code ?? "unknown", responseCode].filter(Boolean).join(" ");
}
