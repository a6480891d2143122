import type { Reader } from "@agency/content";
import type { Language } from "@agency/content/language";
import type { Context } from "hono";
import type { PublicSettings } from "../content/content.ts";
import type { ApplicantPage } from "../forms/applicant.ts";
import type { PostedForm } from "../forms/posted.ts";

export interface Rendered {
  language: Language;
  found: boolean;
  files: readonly string[];
  /** Only styles load. @default none */
  deferredFiles?: readonly string[] | undefined;
  /** Query error. Only the layout is rendered. */
  failure?: unknown;
  /** Incomplete pages are not cached. */
  isWhole: boolean;
  head: string;
  html: string;
  /** JSON for hydration. Unset for a failed page, which the browser reloads. */
  state: unknown;
  /** Unset without content. */
  version?: string | undefined;
  about: unknown;
}

export interface RendererOptions {
  settings: PublicSettings;
  siteUrl: string;
  /** Sample documents of public sites are not indexed. */
  isPublic: boolean;
  fetch: Reader["fetch"];
  isPreview: boolean;
}

export interface VisitorOptions {
  post?: PostedForm | undefined;
  applicant?: ApplicantPage | undefined;
}

export type RenderForVisitor = (
  c: Context,
  page: { path: string; status: number } & VisitorOptions,
) => Promise<Response>;

export type Render = (href: string, visitorOptions?: VisitorOptions) => Promise<Rendered>;
