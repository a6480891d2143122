import { EmptyState } from "@agency/ui/EmptyState";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";

export function NoPosts({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation("blog");
  if (!filtered) return <EmptyState title={t("none.title")} text={t("none.text")} />;
  return (
    <EmptyState
      title={t("empty.title")}
      text={t("empty.text")}
      action={
        <Link variant="line" href="/blog">
          {t("clearFilters")}
        </Link>
      }
    />
  );
}
