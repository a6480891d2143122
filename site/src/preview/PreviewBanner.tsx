import { Banner } from "@agency/ui/Banner";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";

export function PreviewBanner() {
  const { t } = useTranslation("preview");
  const { pathname } = useLocation();
  return (
    <Banner label={t("label")}>
      {t("text")}{" "}
      <Link href={`/desk/preview/end?to=${encodeURIComponent(pathname)}`}>{t("end")}</Link>
    </Banner>
  );
}
