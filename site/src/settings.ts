import type { PublicSettings } from "@agency/server";

let settings: PublicSettings | undefined;

/** Gives the pages their settings where there is no document to read them from. */
export function provideSettings(next: PublicSettings): void {
  settings = next;
}

/**
 * The settings that the server wrote into the page.
 *
 * @throws Error when the page carries none
 */
export function readSettings(): PublicSettings {
  settings ??= readDocument();
  return settings;
}

function readDocument(): PublicSettings {
  // A page's section may have the same id.
  const text = document.querySelector("script#settings")?.textContent ?? "";
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
