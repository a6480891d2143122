import { SignupField } from "@agency/ui/SignupField";
import { useTranslation } from "react-i18next";
import { Trap } from "../forms/Trap.tsx";
import { useSubscription } from "./subscription.ts";

/** The newsletter form of the footer (specification, sections 4 and 8). */
export function Newsletter() {
  const { t } = useTranslation();
  const ended = (success: boolean) => t(success ? "newsletter.success" : "newsletter.failure");
  const { submitting, error, outcome, ...field } = useSubscription({
    message: (how) => ended(how === "success"),
  });

  return (
    <SignupField
      {...field}
      label={t("newsletter.email")}
      labelHidden
      placeholder={t("newsletter.placeholder")}
      hint={`${t("newsletter.hint")} ${t("newsletter.consent")}`}
      submitLabel={t("newsletter.subscribe")}
      busyLabel={submitting ? t("newsletter.subscribing") : undefined}
      error={error && t(`newsletter.errors.${error}`)}
      status={outcome && ended(outcome === "success")}
    >
      <Trap name="company" />
    </SignupField>
  );
}
