import type { HeadContext, PageHead } from "@agency/client/head";
import type { PageMeta, QueryReader } from "@agency/client/navigation";
import type { Language } from "@agency/content/language";
import type { OgImageInput } from "@agency/showcase/og-image/types";
import type { Namespace, TFunction } from "i18next";
import type { ShownPage } from "../navigation/routes.ts";

export interface HeadPage {
  page: ShownPage;
  language: Language;
  /** Root-relative, without language prefix. */
  path: string;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  queries: QueryReader;
  meta: PageMeta;
  getT: <Name extends Namespace>(namespace: Name) => TFunction<Name>;
  now: Date;
}

interface HeadAdditions extends Partial<Omit<PageHead, "jsonLd">> {
  jsonLd?: (object | undefined)[];
  parent?: { name: string; path: string };
  isSample?: boolean | undefined;
  sharing?: Partial<OgImageInput>;
}

export type DescribePage = (page: HeadPage, context: HeadContext) => HeadAdditions;
