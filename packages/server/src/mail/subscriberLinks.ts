import type { Language } from "@agency/content/language";
import { documentId, getKey } from "../records/store.ts";
import { createLinkToken, isSame } from "../settings/secret.ts";

export const linkPaths = { unsubscribe: "/api/unsubscribe", confirm: "/api/confirm" } as const;

export type LinkUse = keyof typeof linkPaths;

/** Signs a confirmation or unsubscribe link. */
export function subscriberUrl(
  use: LinkUse,
  siteUrl: string,
  secret: string,
  id: string,
  language: Language,
): string {
  const url = new URL(linkPaths[use], siteUrl);
  const key = getKey(id);
  url.searchParams.set("id", key);
  url.searchParams.set("token", createLinkToken(secret, use, key));
  url.searchParams.set("lng", language);
  return url.href;
}

/** Returns the document id, `undefined` for an invalid signature. */
export function findLinkedSubscriber(
  use: LinkUse,
  secret: string,
  key: string,
  token: string,
): string | undefined {
  if (!/^[0-9a-f]{64}$/.test(key) || !isSame(createLinkToken(secret, use, key), token))
    return undefined;
  return documentId("newsletterSubscriber", key);
}
