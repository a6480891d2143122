import { EmptyState } from "@agency/ui/EmptyState";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";

export function NoPosts({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation("blog");
  if (!filtered) return <EmptyState title={t("none.title")} description={t("none.text")} />;
  return (
    <EmptyState
      title={t("empty.title")}
      description={t("empty.text")}
      actions={
        <Link variant="line" href="/blog">
          {t("clearFilters")}
        </Link>
      }
    />
  );
}
