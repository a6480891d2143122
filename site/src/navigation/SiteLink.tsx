import { storeLanguage } from "@agency/client/language";
import { LanguageLink, SiteLink as Link, type LinkProps } from "@agency/client/navigation";
import type { Language } from "@agency/content/language";
import type { LinkComponentProps } from "@agency/ui/AgencyProvider";
import { useToast } from "@agency/ui/ToastProvider";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { ApplicantContext } from "../ApplicantContext.ts";

/** Without prefetch on an applicant's private page. */
export function SiteLink(props: LinkComponentProps) {
  const isPrefetched = useContext(ApplicantContext) === undefined;
  return <Link {...props} languageLink={StoredLanguageLink} isPrefetched={isPrefetched} />;
}

function StoredLanguageLink(props: LinkProps) {
  const { t } = useTranslation();
  const { toast } = useToast();
  return (
    <LanguageLink
      {...props}
      onLanguageChange={(language) => storeLanguage(language as Language)}
      onLoadError={() => toast({ title: t("language.failed"), tone: "error" })}
    />
  );
}
