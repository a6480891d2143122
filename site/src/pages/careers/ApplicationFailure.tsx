import { formatClock } from "@agency/client/format";
import type { SubmissionFailure } from "@agency/client/forms/submissionState";
import { useLanguage } from "@agency/client/navigation";
import type { FailureReason } from "@agency/server/forms/failure";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";
import { useEmail } from "../../shell/ShellContext.ts";

/** Returns the key of a failure's title. Source: specification, section 8. */
export const failureTitle = (reason: FailureReason) =>
  `form.failure.${reason === "failure" || reason === "lost" ? "submit" : reason}` as const;

const texts = {
  failure: "kept",
  lost: "kept",
  upload: "kept",
  offline: "offlineText",
  tooMany: "tooManyText",
  outdated: "outdatedText",
  unread: "unreadText",
  closed: "closedText",
} as const satisfies Record<FailureReason, string>;

export function ApplicationFailure({ reason, retryAt }: SubmissionFailure) {
  const { t } = useTranslation("careers");
  const language = useLanguage();
  const email = useEmail();
  const time = retryAt && formatClock(retryAt, language);
  const text = reason === "tooMany" && !retryAt ? "tooManyWait" : texts[reason];
  return (
    <>
      {t(`form.failure.${text}`, { email, time })}
      {reason === "closed" && (
        <>
          {" "}
          <Link href="/careers">{t("form.success.action")}</Link>
        </>
      )}
    </>
  );
}
