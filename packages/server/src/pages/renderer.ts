import type { Reader } from "@agency/content";
import type { Language } from "@agency/content/language";
import type { Context } from "hono";
import type { PublicSettings } from "../content/content.ts";
import type { ApplicantPage } from "../forms/applicant.ts";
import type { PostedForm } from "../forms/posted.ts";

/** A page as a site renders it. */
export interface Rendered {
  language: Language;
  /** Whether there is such a page, and such a document. */
  found: boolean;
  /** The files of the page in the site's sources, as the build's manifest names them. */
  files: readonly string[];
  /** Those whose styles alone it begins with: their code comes later. @default none */
  laterFiles?: readonly string[] | undefined;
  /** Why a query of the page itself failed: its layout alone is rendered then. @default none failed */
  failure?: unknown;
  /** Whether all came that it shows; what lacks something is kept for nobody. */
  isWhole: boolean;
  /** Its head as HTML. */
  head: string;
  /** What stands in the root element. */
  html: string;
  /** State for hydration, as JSON. Unset for a failed page, which the browser loads again. */
  state: unknown;
  /** Tells one state of the content that the page shows from another; unset where it shows none. */
  version?: string | undefined;
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

/** What a page shows to one visitor alone. */
export interface ForOne {
  /** The form that it answers. */
  post?: PostedForm | undefined;
  /** The application behind its link. */
  applicant?: ApplicantPage | undefined;
}

/** Answers with a page of the site that is for one visitor alone; its address may have a query. */
export type RenderForOne = (
  c: Context,
  page: { path: string; status: number } & ForOne,
) => Promise<Response>;

/** Renders the page of an address. */
export type Render = (href: string, forOne?: ForOne) => Promise<Rendered>;
