import { createHash } from "node:crypto";

/** A short name for a text, of letters and digits. */
export const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 20);
