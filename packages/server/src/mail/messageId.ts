import { createLinkToken } from "../settings/secret.ts";

/**
 * Returns the `Message-ID`, the same on every try, so mail services detect duplicates. `since`:
 * time of the mail's reason.
 */
export function messageId(secret: string, siteUrl: string, id: string, since: string): string {
  const key = createLinkToken(secret, "message", `${id}\n${since}`).slice(0, 40);
  return `<${key}@${new URL(siteUrl).hostname}>`;
}
