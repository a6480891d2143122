import { useLanguage, usePageMeta } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { useTranslation } from "react-i18next";

interface PageOptions {
  title: string;
  description?: string | undefined;
  /** @default false */
  whole?: boolean;
  /** @default false */
  failed?: boolean;
}

/** Sets and announces the title. The description is the site's by default. */
export function usePageHead({
  title,
  description,
  whole = false,
  failed = false,
}: PageOptions): void {
  const { t } = useTranslation();
  const language = useLanguage();
  usePageMeta(
    {
      name: title,
      title: whole ? title : t("meta.pageTitle", { title, brand: translate(brand.name, language) }),
      description: description ?? t("meta.description"),
    },
    failed,
  );
}
