import { formatClock, formatNumber } from "@agency/client/format";
import { getFieldMessages, isFileMessage } from "@agency/client/forms/fieldMessages";
import type { SubmissionFailure, SubmissionResult } from "@agency/client/forms/submissionState";
import { useLanguage } from "@agency/client/navigation";
import type { FailureReason } from "@agency/server/forms/failure";
import type { FieldError } from "@agency/server/forms/fieldError";
import { maxNameLength } from "@agency/server/forms/limits";
import { useTranslation } from "react-i18next";
import { maxCompanyLength, maxMessageLength } from "../../../shared/limits.ts";
import { useEmail } from "../../shell/ShellContext.ts";

const max: Record<string, number> = {
  firstName: maxNameLength,
  lastName: maxNameLength,
  company: maxCompanyLength,
  message: maxMessageLength,
};

const failureKeys = {
  offline: ["offline", "offlineText"],
  lost: ["lost", "lostText"],
  tooMany: ["tooMany", "tooManyText"],
  outdated: ["outdated", "outdatedText"],
  unread: ["unread", "unreadText"],
  failure: ["title", "text"],
} as const;
const getFailure = (reason: FailureReason) =>
  failureKeys[reason === "closed" || reason === "upload" ? "failure" : reason];

export function useContactMessages() {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  const email = useEmail();
  return {
    getToast: (end: "sent" | SubmissionFailure) =>
      end === "sent" ? t("form.success.title") : t(`form.failure.${getFailure(end.reason)[0]}`),
    findErrors: (errors: readonly FieldError[]) =>
      getFieldMessages(errors, (key, field) =>
        t(`form.errors.${isFileMessage(key) ? "other" : key}`, {
          max: formatNumber(max[field] ?? maxMessageLength, language),
        }),
      ),
    failureWords({ reason, retryAt }: SubmissionFailure) {
      const [title, text] = getFailure(reason);
      const time = retryAt && formatClock(retryAt, language);
      const words = text === "tooManyText" && !retryAt ? "tooManyWait" : text;
      return {
        title: t(`form.failure.${title}`),
        text: t(`form.failure.${words}`, { email, time }),
      };
    },
    successWords: (result: SubmissionResult | undefined) => ({
      title: t("form.success.title"),
      text: result?.email
        ? t("form.success.text", { email: result.email })
        : t("form.success.textPlain"),
      reference: t("form.success.reference"),
    }),
    labels: {
      firstName: t("form.firstName"),
      lastName: t("form.lastName"),
      email: t("form.email"),
      phone: t("form.phone"),
      company: t("form.company"),
      service: t("form.service"),
      message: t("form.message"),
    },
  };
}
