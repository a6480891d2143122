import { describeSize } from "@agency/content/uploads";
import { refuse } from "../refusals/refusals.ts";

/** Says that and why a file was not uploaded. */
export const refuseUpload = (name: string, sentence: string): void =>
  refuse({ title: `\u2068${name}\u2069 wasn’t uploaded.`, sentence });

interface ServerError {
  statusCode?: unknown;
  response?: { body?: { message?: unknown } };
}

/** Describes a failed upload. */
export function describeFailure(error: unknown, bytes: number): string {
  const { statusCode, response } = (error ?? {}) as ServerError;
  const message = response?.body?.message;
  if (statusCode === 413) return describeSize(bytes);
  if (statusCode === 401) return "You’re signed out. Sign in again, then upload the file again.";
  if (statusCode === 403) return "You don’t have permission to upload this file. Ask an admin.";
  if (statusCode === 400 && typeof message === "string") return `${message}.`;
  return "Can’t reach the server. Try again in a moment.";
}
