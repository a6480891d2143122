import type { Language } from "../forms/language.ts";
import { isSame, tokenFor } from "../settings/secret.ts";
import { documentId, keyOf } from "../submissions/submissions.ts";

export const unsubscribePath = "/api/unsubscribe";

/** The link that ends a subscription; nobody can make one without the secret. */
export function unsubscribeUrl(
  siteUrl: string,
  secret: string,
  id: string,
  language: Language,
): string {
  const url = new URL(unsubscribePath, siteUrl);
  const key = keyOf(id);
  url.searchParams.set("id", key);
  url.searchParams.set("token", tokenFor(secret, "unsubscribe", key));
  url.searchParams.set("lng", language);
  return url.href;
}

/** The document id an unsubscribe link stands for, or `undefined` when it was not made here. */
export function subscriberOfLink(secret: string, key: string, token: string): string | undefined {
  if (!/^[0-9a-f]{64}$/.test(key) || !isSame(tokenFor(secret, "unsubscribe", key), token))
    return undefined;
  return documentId("newsletterSubscriber", key);
}
