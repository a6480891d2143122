import { useTranslation } from "react-i18next";
import type { SearchAnswer } from "../../../shared/search.ts";

/** Tells in words how much was found. */
export function useFoundWords(page: "blog" | "caseStudies") {
  const { t } = useTranslation(page);
  const { t: common } = useTranslation();
  return ({ count, isCapped }: Pick<SearchAnswer, "count" | "isCapped">): string =>
    isCapped ? common("list.over", { most: count }) : t("results", { count });
}
