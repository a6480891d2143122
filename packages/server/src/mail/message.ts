import { tokenFor } from "../settings/secret.ts";

/**
 * The same for every try of a mail, so that mail services can tell a repetition. `since` is when
 * the mail's reason came into being.
 */
export function messageId(secret: string, siteUrl: string, id: string, since: string): string {
  const key = tokenFor(secret, "message", `${id}\n${since}`).slice(0, 40);
  return `<${key}@${new URL(siteUrl).hostname}>`;
}
