import type { PublicSettings } from "@agency/server";

let settings: PublicSettings | undefined;

/** Sets the public settings, instead of reading the document's. */
export function provideSettings(next: PublicSettings): void {
  settings = next;
}

/**
 * Returns the public settings from the document's JSON.
 *
 * @throws Error if it has none
 */
export function readSettings(): PublicSettings {
  settings ??= readDocument();
  return settings;
}

function readDocument(): PublicSettings {
  const text = document.querySelector("#site-settings")?.textContent ?? "";
  const settings = JSON.parse(text || "{}") as Partial<PublicSettings>;
  if (!settings.content) {
    throw new Error("The page carries no settings. Open it from the site's server, not as a file.");
  }
  const { siteUrl = location.origin, content, analytics = [], retentionDays = 365 } = settings;
  const { newsletterConfirms } = settings;
  return {
    siteUrl,
    content,
    analytics,
    retentionDays,
    ...(newsletterConfirms && { newsletterConfirms }),
  };
}
