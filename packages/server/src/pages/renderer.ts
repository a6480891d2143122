import type { Reader } from "@agency/content";
import type { PublicSettings } from "../content/content.ts";
import type { Language } from "../forms/language.ts";
import type { PostedForm } from "../forms/posted.ts";

/** A page as a site renders it. */
export interface Rendered {
  language: Language;
  /** Whether there is such a page, and such a document. */
  found: boolean;
  /** The file of the page in the site's sources, as the build's manifest names it. */
  file: string;
  /** Its head as HTML. */
  head: string;
  /** What stands in the root element. */
  html: string;
  /** What the browser goes on with, as JSON. */
  state: unknown;
  /** What the page says of itself, for the site's own use. */
  about: unknown;
}

export interface RendererOptions {
  settings: PublicSettings;
  /** Origin of the site's public address, no trailing slash. */
  siteUrl: string;
  /** Whether strangers find the site there: sample documents are then kept out of search engines. */
  isPublic: boolean;
  /** Asks the content service. */
  fetch: Reader["fetch"];
  /** Whether the pages are previews, which say so, and which no search engine finds. */
  isPreview: boolean;
}

/** Renders the page of an address, and of the form that it answers. */
export type Render = (href: string, posted?: PostedForm) => Promise<Rendered>;
