import type { Notice } from "@agency/content/queries/shell";
import { Banner } from "@agency/ui/Banner";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";
import { Localized } from "../Localized.tsx";

/** What is announced on top of every page. */
export function SiteNotice({ text, link, linkText }: Notice) {
  const { t } = useTranslation();
  return (
    <Banner label={t("notice")}>
      <Localized of={text} />
      {link && linkText && (
        <>
          {" "}
          <Link href={link}>
            <Localized of={linkText} />
          </Link>
        </>
      )}
    </Banner>
  );
}
