import type { NodemailerError } from "nodemailer";
import type { Timeouts } from "../settings/timeouts.ts";
import { RecipientLimitError } from "./strangers.ts";

/** When to try again: the pauses grow, and jitter keeps instances and mails apart. */
export function nextTry(tries: number, { retry, maxRetry }: Timeouts): string {
  const pause = Math.min(retry * 4 ** (tries - 1), maxRetry);
  return new Date(Date.now() + pause * (0.75 + Math.random() / 2)).toISOString();
}

/**
 * Whether the mail server refused this recipient or this message for good. What it says about our
 * login or our sender is a fault of the settings: that passes.
 */
export function isPermanent(error: unknown): boolean {
  if (error instanceof RecipientLimitError) return true;
  const { permanent, command, code } = error as NodemailerError;
  if (permanent) return /^(RCPT|DATA)/.test(command ?? "");
  return code === "EENVELOPE" && command === "API";
}

/** A code for the record and the log, never a message. */
export function getReason(error: unknown): string {
  const { code, responseCode } = error as NodemailerError;
  return [code ?? "unknown", responseCode].filter(Boolean).join(" ");
}
