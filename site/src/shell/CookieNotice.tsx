import type { Consent } from "@agency/client/consent";
import { CookieConsent } from "@agency/ui/CookieConsent";
import { Link } from "@agency/ui/Link";
import { useHydrated } from "@agency/ui/utils";
import { useTranslation } from "react-i18next";

/** Cookie notice. Not rendered on the server, because browsers store the answer. */
export function CookieNotice({ onAnswer }: { onAnswer: (answer: Consent) => void }) {
  const { t } = useTranslation();
  if (!useHydrated()) return null;
  return (
    <CookieConsent
      label={t("cookies.label")}
      title={t("cookies.title")}
      text={t("cookies.text")}
      policyLink={<Link href="/cookie-policy">{t("cookies.more")}</Link>}
      acceptLabel={t("cookies.accept")}
      rejectLabel={t("cookies.reject")}
      onAccept={() => onAnswer("accepted")}
      onReject={() => onAnswer("rejected")}
    />
  );
}
