import type { SearchAnswer } from "@agency/search/contract";
import { useTranslation } from "react-i18next";

/** Tells in words how much was found. */
export function useFoundWords() {
  const { t } = useTranslation();
  return ({ count, isCapped }: Pick<SearchAnswer, "count" | "isCapped">): string =>
    isCapped ? t("list.moreResults", { most: count }) : t("list.results", { count });
}
