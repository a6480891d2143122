import type { Language, Translated } from "@agency/content/language";
import type { SampleContent } from "./content/sample.ts";
import type { Extension } from "./extension.ts";
import type { ErrorCode } from "./forms/contract.ts";
import type { Mails } from "./mail/types.ts";
import type { ExistenceQueries } from "./pages/documentExistence.ts";
import type { Routes } from "./pages/routes.ts";
import type { Consents } from "./records/store.ts";
import type { FormKind } from "./submissions/formKinds.ts";
import type { FormLocations } from "./submissions/formPages.ts";

export interface SiteDefinition {
  build: {
    dist: string;
    renderer: string;
    entry: string;
  };
  /** @default Trusted Types are not required */
  trustedTypes?: string;
  /**
   * Sent as `Speculation-Rules` header. Prerendered pages must have no effects before
   * `prerenderingchange`.
   *
   * @default none
   */
  speculationRules?: object;
  /** Initial content. @default none */
  sample?: SampleContent;
  /** Default language first. */
  languages: readonly [Language, ...Language[]];
  routes: Routes;
  documents: ExistenceQueries;
  forms: readonly FormKind[];
  formLocations: FormLocations;
  sendEmailPath: string;
  applicant: {
    /** Without language prefix, ending with `:link`. */
    path: string;
    endpoint: string;
  };
  answers: Translated<Readonly<Record<ErrorCode, string>>>;
  mails: Mails;
  consents: Consents;
  extensions?: readonly Extension[];
}

export const getDatasets = ({ extensions = [] }: SiteDefinition): string[] =>
  extensions.flatMap(({ datasets = [] }) => datasets);
