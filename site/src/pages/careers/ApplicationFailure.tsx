import { FormStatus } from "@agency/ui/FormStatus";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";
import { brand } from "../../brand.ts";
import type { FailureReason } from "../../forms/outcome.ts";

/** The messages of specification, section 8, and what else keeps an application from being sent. */
export const failureTitle = (reason: FailureReason) =>
  `form.failure.${reason === "failure" ? "submit" : reason}` as const;

const texts = {
  failure: "kept",
  upload: "kept",
  offline: "offlineText",
  tooMany: "tooManyText",
  outdated: "outdatedText",
  closed: "closedText",
} as const satisfies Record<FailureReason, string>;

/** Why an application was not sent, and what to do. Stays until the next try. */
export function ApplicationFailure({ reason }: { reason: FailureReason | undefined }) {
  const { t } = useTranslation("careers");
  return (
    <FormStatus kind="error" title={reason && t(failureTitle(reason))}>
      {reason && (
        <p>
          {t(`form.failure.${texts[reason]}`, { email: brand.contact.email })}
          {reason === "closed" && (
            <>
              {" "}
              <Link href="/careers">{t("form.success.action")}</Link>
            </>
          )}
        </p>
      )}
    </FormStatus>
  );
}
