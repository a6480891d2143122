import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../brand.ts";
import { useLanguage } from "../useLanguage.ts";
import { useArrival } from "./RouteChange.tsx";

interface PageMeta {
  title: string;
  description?: string | undefined;
  /** The home page's title stands alone. @default false */
  whole?: boolean;
  /** The page did not come; what comes in its place takes the focus then. @default false */
  failed?: boolean;
}

/** Sets the document's title and description, and has the title announced with a changed route. */
export function usePage({ title, description, whole = false, failed = false }: PageMeta): void {
  const { t } = useTranslation();
  const language = useLanguage();
  const arrive = useArrival();
  const full = whole ? title : t("meta.pageTitle", { title, brand: brand.name[language] });

  useEffect(() => {
    document.title = full;
    arrive(full, failed);
  }, [full, failed, arrive]);

  const summary = description ?? t("meta.description");
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute("content", summary);
  }, [summary]);
}
