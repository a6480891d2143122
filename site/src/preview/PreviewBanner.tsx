import { Banner } from "@agency/ui/Banner";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";

/** Says that the page is made of drafts, and leads to what visitors see. */
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
