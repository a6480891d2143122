import { useLocalizedPath } from "@agency/client/navigation";
import { NotFound as NotFoundSection } from "@agency/ui/NotFound";
import { SearchField } from "@agency/ui/SearchField";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePageHead } from "../shell/usePageHead.ts";

export function Missing({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation("notFound");
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const blog = useLocalizedPath()("/blog");
  usePageHead({ title });
  return (
    <NotFoundSection
      eyebrow={<bdi>404</bdi>}
      title={title}
      description={text}
      search={
        <SearchField
          label={t("search")}
          labelHidden
          placeholder={t("search")}
          clearLabel={t("clearSearch")}
          submitLabel={common("list.search")}
          action={blog}
          onSearch={(q) => void navigate(q ? `${blog}?${new URLSearchParams({ q })}` : blog)}
        />
      }
      itemsLabel={t("waysTitle")}
      items={[
        { label: t("home"), description: t("homeNote"), href: "/" },
        { label: t("work"), description: t("workNote"), href: "/case-studies" },
        { label: t("blog"), description: t("blogNote"), href: "/blog" },
        { label: t("contact"), description: t("contactNote"), href: "/contact" },
      ]}
    />
  );
}
