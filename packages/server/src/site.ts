import type { ContentChanges } from "@agency/content-lake";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Content, DocumentQuestions } from "./content/content.ts";
import type { ErrorCode } from "./forms/contract.ts";
import type { Language } from "./forms/language.ts";
import type { CountRendering } from "./http/crowd.ts";
import type { Limits } from "./http/limits.ts";
import type { AddressOf } from "./http/requests.ts";
import type { Mails } from "./mail/compose.ts";
import type { BuiltSite } from "./pages/builtSite.ts";
import type { Freshness } from "./pages/freshness.ts";
import type { Routes } from "./pages/routes.ts";
import type { FormPlaces } from "./submissions/formPages.ts";
import type { FormKind } from "./submissions/kinds.ts";
import type { Consents } from "./submissions/submissions.ts";

/** What a site brings along. The server knows nothing else of it. */
export interface SiteDefinition {
  /** Files of the build; `pnpm dev` leaves pages to Vite. */
  build: {
    /** Folder of the browser build. */
    dist: string;
    /** File of the server build, which exports `createRenderer`. */
    renderer: string;
    /** File of the application in the site's sources, as the build's manifest names it. */
    entry: string;
  };
  /**
   * Name of the Trusted Types policy by which its scripts make script URLs: pages then require Trusted
   * Types. @default they do not
   */
  trustedTypes?: string;
  /** Folder of the built desk, for editors and others of the staff. @default there is none */
  desk?: string;
  /** What an empty embedded content service is filled with. @default it stays empty */
  sample?: SampleContent;
  routes: Routes;
  /** How the documents behind its pages are asked for, by the pages' names. */
  documents: DocumentQuestions;
  forms: readonly FormKind[];
  /** Where its forms are, by the names that `nameOf` of their kinds gives them. */
  formPlaces: FormPlaces;
  /** Where a browser asks for the mail of what was just stored. */
  sendEmailPath: string;
  /** The page of an application, for whoever has the link in its mails. */
  applicant: {
    /** Its pattern without a language's prefix; it ends with `:link`. */
    path: string;
    /** Where its forms are sent to. */
    endpoint: string;
  };
  /** What the endpoints answer when something is wrong. */
  answers: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>>;
  mails: Mails;
  /** Every wording that its visitors ever agreed to. */
  consents: Consents;
  /** Opens what this site alone has, once the content is there. @default it has nothing */
  open?: (place: OpenPlace) => OwnParts;
}

/** The content that a site begins with. */
export interface SampleContent {
  /** NDJSON, with its pictures beside it. */
  file: string;
  /** A document as it is on the day of the first start. @default as it stands in the file */
  datedFor?: <Document extends object>(document: Document, now: Date) => Document;
}

/** What the parts of a site are opened with. */
export interface OpenPlace {
  /** The folder for what the server keeps. */
  dataDir: string;
  content: Content;
  /** Of what visitors read; unset where the content service does not tell. */
  changes: ContentChanges | undefined;
  log: Logger;
}

/** What a site alone has, beside pages and forms. */
export interface OwnParts {
  /** What its renderer gets beside `RendererOptions`. */
  given?: object;
  /** What it serves, before the pages are looked at. */
  routes?: (place: RoutePlace) => Hono;
  /** Addresses of these which the log calls by their name. */
  paths?: readonly string[];
  /** Begins once the server answers. */
  start?: () => void;
  close?: () => Promise<void>;
}

/** What the addresses of a site's own parts are answered with. */
interface RoutePlace {
  siteUrl: string;
  /** Whether strangers find the site there. */
  isPublic: boolean;
  reader: Content["reader"];
  /** Unset where Vite serves the pages. */
  site: BuiltSite | undefined;
  freshness: Freshness;
  limits: Limits;
  addressOf: AddressOf;
  /** Counts a rendering for a request. Routes call it before they render or draw anything. */
  countRendering: CountRendering;
}
