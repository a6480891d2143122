import type { Language, Translated } from "@agency/content/language";
import type { SampleContent } from "./content/sample.ts";
import type { Extension } from "./extension.ts";
import type { ErrorCode } from "./forms/contract.ts";
import type { Mails } from "./mail/types.ts";
import type { DocumentQuestions } from "./pages/existence.ts";
import type { Routes } from "./pages/routes.ts";
import type { Consents } from "./records/store.ts";
import type { FormPlaces } from "./submissions/formPages.ts";
import type { FormKind } from "./submissions/kinds.ts";

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
  /** What an empty embedded content service is filled with. @default it stays empty */
  sample?: SampleContent;
  /** Languages of its pages, the one without a prefix first. */
  languages: readonly [Language, ...Language[]];
  routes: Routes;
  /** How the documents behind its pages are asked for, by the pages' names. */
  documents: DocumentQuestions;
  forms: readonly FormKind[];
  /** Where its forms are, by the names that `getName` of their kinds gives them. */
  formLocations: FormPlaces;
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
  answers: Translated<Readonly<Record<ErrorCode, string>>>;
  mails: Mails;
  /** Every wording that its visitors ever agreed to. */
  consents: Consents;
  /** Features beside pages and forms, such as a search or a back office. @default none */
  extensions?: readonly Extension[];
}

/** Returns the datasets of all extensions of a site. Their names are reserved. */
export const getDatasets = ({ extensions = [] }: SiteDefinition): string[] =>
  extensions.flatMap(({ datasets = [] }) => datasets);
