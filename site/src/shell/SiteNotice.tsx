import { Localized } from "@agency/client/components/Localized";
import type { Notice } from "@agency/content/queries/shell";
import { Banner } from "@agency/ui/Banner";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";

export function SiteNotice({ text, link, linkText }: Notice) {
  const { t } = useTranslation();
  return (
    <Banner label={t("notice")}>
      <Localized value={text} />
      {link && linkText && (
        <>
          {" "}
          <Link href={link}>
            <Localized value={linkText} />
          </Link>
        </>
      )}
    </Banner>
  );
}
