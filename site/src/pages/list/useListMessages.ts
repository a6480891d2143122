import type { LoadMoreMessages } from "@agency/client/components/LoadMoreItems";
import type { SearchAnswer } from "@agency/search/contract";
import { useTranslation } from "react-i18next";

export function useListMessages() {
  const { t } = useTranslation();
  const loadMore: LoadMoreMessages = {
    more: t("list.more"),
    loading: t("loading"),
    retry: t("retry"),
    failed: t("contentFailed.text"),
    shown: (shown, total) => t("list.shown", { shown, total }),
  };
  return {
    loadMore,
    results: ({ count, isCapped }: Pick<SearchAnswer, "count" | "isCapped">): string =>
      isCapped ? t("list.moreResults", { max: count }) : t("list.results", { count }),
  };
}
