import { useLanguage } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import { SignupField } from "@agency/ui/SignupField";
import { useTranslation } from "react-i18next";
import { newsletterConsent, newsletterConsents } from "../../shared/newsletterConsent.ts";
import { SiteHiddenFields } from "../forms/SiteHiddenFields.tsx";
import { useSubscription } from "../forms/useSubscription.ts";

/** The footer's newsletter form (specification, sections 4 and 8). */
export function Newsletter() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isSubmitting, error, outcome, field } = useSubscription({
    getToast: ({ message }) =>
      t(
        message === "success" || message === "confirm"
          ? `newsletter.${message}`
          : "newsletter.failure",
      ),
  });
  const consent = translate(newsletterConsents[newsletterConsent], language);

  return (
    <SignupField
      {...field}
      label={t("newsletter.email")}
      placeholder={t("newsletter.placeholder")}
      description={`${t("newsletter.hint")} ${consent}`}
      submitLabel={t("newsletter.subscribe")}
      busyLabel={isSubmitting ? t("newsletter.subscribing") : undefined}
      errorMessage={error && t(`newsletter.errors.${error}`)}
      status={outcome && t(`newsletter.${outcome.message}`, { time: outcome.time })}
    >
      <SiteHiddenFields consentVersion={newsletterConsent} />
    </SignupField>
  );
}
