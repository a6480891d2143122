import type { Consent } from "@agency/client/consent";
import { CookieConsent } from "@agency/ui/CookieConsent";
import { Link } from "@agency/ui/Link";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

function useHasMoved(): boolean {
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    const note = () => setHasMoved(true);
    if (window.scrollY > 0) note();
    window.addEventListener("scroll", note, { once: true, passive: true });
    window.addEventListener("keydown", note, { once: true });
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("keydown", note);
    };
  }, []);
  return hasMoved;
}

/**
 * Cookie notice, held back until the first screen is seen. Nothing is stored or loaded before the
 * answer.
 */
export function CookieNotice({
  isAsked,
  onAnswer,
}: {
  /** Whether the visitor opened it. */
  isAsked: boolean;
  onAnswer: (answer: Consent) => void;
}) {
  const { t } = useTranslation();
  const hasMoved = useHasMoved();
  if (!isAsked && !hasMoved) return null;
  return (
    <CookieConsent
      label={t("cookies.label")}
      description={t("cookies.text")}
      policyLink={<Link href="/cookie-policy">{t("cookies.more")}</Link>}
      acceptLabel={t("cookies.accept")}
      rejectLabel={t("cookies.reject")}
      autoFocus={isAsked}
      onAccept={() => onAnswer("accepted")}
      onReject={() => onAnswer("rejected")}
    />
  );
}
