import { describeSize } from "@agency/content/uploads";

export interface Refusal {
  /** File name. */
  name: string;
  sentence: string;
}

const listeners = new Set<(refusal: Refusal) => void>();

/** Passes a refusal from the Studio's uploader, outside React, to `UploadRefusals`. */
export const refuse = (refusal: Refusal): void => {
  for (const listener of listeners) listener(refusal);
};

/** Returns a function that unsubscribes. */
export function onRefused(listener: (refusal: Refusal) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface ServerError {
  statusCode?: unknown;
  response?: { body?: { message?: unknown } };
}

/** Returns the sentence for a failed upload. */
export function describeFailure(error: unknown, bytes: number): string {
  const { statusCode, response } = (error ?? {}) as ServerError;
  const message = response?.body?.message;
  if (statusCode === 413) return describeSize(bytes);
  if (statusCode === 401) return "You are signed out. Sign in again, then upload it again.";
  if (statusCode === 403)
    return "Your role does not allow this upload. Ask an admin to upload the file.";
  if (statusCode === 400 && typeof message === "string") return `${message}.`;
  return "The server could not be reached. Try again in a moment.";
}
