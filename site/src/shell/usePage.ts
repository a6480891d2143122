import { translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { createContext, useContext, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRouteAnnouncer } from "../navigation/RouteAnnouncer.tsx";
import { useLanguage } from "../useLanguage.ts";

interface PageMeta {
  title: string;
  description?: string | undefined;
  /** The home page's title stands alone. @default false */
  whole?: boolean;
  /** The page did not come; what comes in its place takes the focus then. @default false */
  failed?: boolean;
}

/** What the head of a page says, in whole sentences. */
export interface HeadWords {
  /** Of the page alone, as its heading has it. */
  name: string;
  /** With the brand, as the tab shows it. */
  title: string;
  description: string;
}

/** Hears of the head's words while the server renders. */
export const HeadContext = createContext<(words: HeadWords) => void>(() => {});

/** Sets the document's title and description, and has the title announced with a changed route. */
export function usePage({ title, description, whole = false, failed = false }: PageMeta): void {
  const { t } = useTranslation();
  const language = useLanguage();
  const announce = useRouteAnnouncer();
  const full = whole
    ? title
    : t("meta.pageTitle", { title, brand: translate(brand.name, language) });
  const summary = description ?? t("meta.description");
  useContext(HeadContext)({ name: title, title: full, description: summary });

  useEffect(() => {
    document.title = full;
    announce(full, failed);
  }, [full, failed, announce]);

  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute("content", summary);
  }, [summary]);
}
