import { useLanguage, usePageMeta } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { useTranslation } from "react-i18next";

interface PageOptions {
  title: string;
  description?: string | undefined;
  /** Whether the title omits the site's name. @default false */
  whole?: boolean;
  /** Whether the page shows a failure. @default false */
  failed?: boolean;
}

/** Sets title and description, by default the site's, and announces the title. */
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
