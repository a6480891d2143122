import { useLanguage, usePageMeta } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { useTranslation } from "react-i18next";

interface PageOptions {
  title: string;
  description?: string | undefined;
  /** Whether the title is used without the name of the site. @default false */
  whole?: boolean;
  /** Whether the page shows a failure in place of its content. @default false */
  failed?: boolean;
}

/** Sets the head of a page, by default with the site's description. Announces its title. */
export function usePage({ title, description, whole = false, failed = false }: PageOptions): void {
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
