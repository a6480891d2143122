import { useLanguage } from "@agency/client/navigation";
import type { ProductSlug } from "@agency/content";
import { translate } from "@agency/content/language";
import { brand } from "@agency/showcase/brand";
import { SignupField } from "@agency/ui/SignupField";
import { useTranslation } from "react-i18next";
import { consents, currentConsents } from "../../../shared/consent.ts";
import { SiteHiddenFields } from "../../forms/SiteHiddenFields.tsx";
import { type SubscriptionOutcome, useSubscription } from "../../forms/useSubscription.ts";

interface WaitlistProps {
  product: ProductSlug;
  submitLabel: string;
  success: string;
}

export function Waitlist({ product, submitLabel, success }: WaitlistProps) {
  const { t } = useTranslation(["products", "common"]);
  const language = useLanguage();
  const getMessage = ({ message, time }: SubscriptionOutcome) => {
    if (message === "success") return success;
    return message === "confirm"
      ? t("common:newsletter.confirm")
      : t(`shared.form.${message}`, { time });
  };
  const { isSubmitting, error, outcome, field } = useSubscription({
    product,
    getToast: getMessage,
  });
  return (
    <SignupField
      {...field}
      label={t("shared.form.email", { brand: brand.products[product] })}
      placeholder={t("shared.form.placeholder")}
      description={translate(consents[currentConsents[product]], language)}
      submitLabel={submitLabel}
      busyLabel={isSubmitting ? t("shared.form.busy") : undefined}
      errorMessage={error && t(`shared.form.errors.${error}`)}
      status={outcome && getMessage(outcome)}
    >
      <SiteHiddenFields consentVersion={currentConsents[product]} product={product} />
    </SignupField>
  );
}
