import type { ProductSlug } from "@agency/content";
import { SignupField } from "@agency/ui/SignupField";
import { useTranslation } from "react-i18next";
import { Trap } from "../../forms/Trap.tsx";
import { type SubscriptionOutcome, useSubscription } from "../../shell/subscription.ts";

interface WaitlistProps {
  product: ProductSlug;
  submitLabel: string;
  success: string;
  /** What the visitor agrees to; stored with the address. */
  consent: string;
}

/** Joins the list of a product: a newsletter subscription that knows which product it came from. */
export function Waitlist({ product, submitLabel, success, consent }: WaitlistProps) {
  const { t } = useTranslation("products");
  const message = (how: SubscriptionOutcome) =>
    how === "success" ? success : t(`shared.form.${how}`);
  const { submitting, error, outcome, ...field } = useSubscription({ product, message });
  return (
    <SignupField
      {...field}
      label={t("shared.form.email")}
      placeholder={t("shared.form.placeholder")}
      hint={consent}
      submitLabel={submitLabel}
      busyLabel={submitting ? t("shared.form.busy") : undefined}
      error={error && t(`shared.form.errors.${error}`)}
      status={outcome && message(outcome)}
    >
      <Trap name="company" />
    </SignupField>
  );
}
