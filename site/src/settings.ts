import type { ReaderOptions } from "@agency/content";

/** What the server tells the browser. There is no secret in it. */
export interface PublicSettings {
  /** Origin of the site's public address, no trailing slash. */
  siteUrl: string;
  content: ReaderOptions;
  /** Addresses of the hosting platform's measuring scripts, loaded only with consent. */
  analytics: string[];
  /** Days that a submission is kept. */
  retentionDays: number;
}

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
  return { siteUrl, content, analytics, retentionDays };
}
