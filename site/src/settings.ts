import type { ReaderOptions } from "@agency/content";

/** What the server tells the browser. There is no secret in it. */
export interface PublicSettings {
  content: ReaderOptions;
  /** Addresses of the hosting platform's measuring scripts, loaded only with consent. */
  analytics: string[];
  /** Days that a submission is kept. */
  retentionDays: number;
  /** The content is the sample that comes with the site, and not an agency's own. */
  sampleContent: boolean;
}

/**
 * Reads the settings that the server wrote into the page.
 *
 * @throws Error when the page carries none
 */
export function readSettings(): PublicSettings {
  // A page's section may have the same id.
  const text = document.querySelector("script#settings")?.textContent ?? "";
  const settings = JSON.parse(text || "{}") as Partial<PublicSettings>;
  if (!settings.content) {
    throw new Error("The page carries no settings. Open it from the site's server, not as a file.");
  }
  const { content, analytics = [], retentionDays = 365, sampleContent = false } = settings;
  return { content, analytics, retentionDays, sampleContent };
}
