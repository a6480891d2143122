import { useTranslation } from "react-i18next";
import type { SearchAnswer } from "../../../shared/search.ts";

/** Tells in words how much was found. */
export function useFoundWords() {
  const { t } = useTranslation();
  return ({ count, isCapped }: Pick<SearchAnswer, "count" | "isCapped">): string =>
    isCapped ? t("list.moreResults", { most: count }) : t("list.results", { count });
}
