import { useLanguage, usePageMeta } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { useTranslation } from "react-i18next";
import { fitsSearchResult } from "./searchResult.ts";

interface PageOptions {
  title: string;
  /** Replaces the head's title if search results show it in full. */
  detailedTitle?: string | undefined;
  description?: string | undefined;
  /** @default false */
  whole?: boolean;
  /** @default false */
  failed?: boolean;
}

/** Options of a page whose title and description come from its document. */
export interface DocumentHead extends PageOptions {
  detailedTitle: string;
  description: string;
}

/** Sets and announces the title. The description defaults to the site's. */
export function usePageHead({
  title,
  detailedTitle = title,
  description,
  whole = false,
  failed = false,
}: PageOptions): void {
  const { t } = useTranslation();
  const language = useLanguage();
  const addBrand = (text: string) =>
    whole ? text : t("meta.pageTitle", { title: text, brand: translate(brand.name, language) });
  const detailed = addBrand(detailedTitle);
  usePageMeta(
    {
      name: title,
      title: fitsSearchResult(detailed) ? detailed : addBrand(title),
      description: description ?? t("meta.description"),
    },
    failed,
  );
}
