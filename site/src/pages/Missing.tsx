import { useAddress } from "@agency/client/navigation";
import { NotFound as NotFoundSection } from "@agency/ui/NotFound";
import { SearchField } from "@agency/ui/SearchField";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePage } from "../shell/usePage.ts";

export function Missing({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const blog = useAddress()("/blog");
  usePage({ title });
  return (
    <NotFoundSection
      eyebrow={<bdi>404</bdi>}
      title={title}
      text={text}
      search={
        <SearchField
          label={t("notFound.search")}
          labelHidden
          placeholder={t("notFound.search")}
          clearLabel={t("notFound.clearSearch")}
          submitLabel={t("list.search")}
          action={blog}
          onSearch={(q) => void navigate(q ? `${blog}?${new URLSearchParams({ q })}` : blog)}
        />
      }
      waysLabel={t("notFound.waysTitle")}
      ways={[
        { label: t("notFound.home"), note: t("notFound.homeNote"), href: "/" },
        { label: t("notFound.work"), note: t("notFound.workNote"), href: "/case-studies" },
        { label: t("notFound.blog"), note: t("notFound.blogNote"), href: "/blog" },
        { label: t("notFound.contact"), note: t("notFound.contactNote"), href: "/contact" },
      ]}
    />
  );
}
