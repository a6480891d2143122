import { enquiryServices } from "@agency/content";
import type { FailureReason } from "@agency/server/forms/failure";
import { mostName } from "@agency/server/forms/limits";
import { Button } from "@agency/ui/Button";
import { ErrorSummary } from "@agency/ui/ErrorSummary";
import { Select } from "@agency/ui/Select";
import { Stack } from "@agency/ui/Stack";
import { TextField } from "@agency/ui/TextField";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { mostCompany, mostMessage } from "../../../shared/limits.ts";
import { formatClock, formatNumber } from "../../format.ts";
import { DraftNotice } from "../../forms/DraftNotice.tsx";
import { FormEnd } from "../../forms/FormEnd.tsx";
import { fieldMessages, isOfFile } from "../../forms/fieldMessage.ts";
import { LetterField } from "../../forms/LetterField.tsx";
import { PersonFields } from "../../forms/PersonFields.tsx";
import { SubmissionForm } from "../../forms/SubmissionForm.tsx";
import type { Failure } from "../../forms/sending.ts";
import { useSubmission } from "../../forms/useSubmission.ts";
import { lists } from "../../lists.ts";
import { useEmail } from "../../shell/content.ts";
import { useLanguage } from "../../useLanguage.ts";
import { Origin } from "./Origin.tsx";
import { prefillOf, queryOf } from "./prefill.ts";

const most: Record<string, number> = {
  firstName: mostName,
  lastName: mostName,
  company: mostCompany,
  message: mostMessage,
};

/** Title and text of a failure; what concerns files and vacancies cannot happen here. */
const failureKeys = {
  offline: ["offline", "offlineText"],
  lost: ["lost", "lostText"],
  tooMany: ["tooMany", "tooManyText"],
  outdated: ["outdated", "outdatedText"],
  unread: ["unread", "unreadText"],
  failure: ["title", "text"],
} as const;
const failureOf = (reason: FailureReason) =>
  failureKeys[reason === "closed" || reason === "upload" ? "failure" : reason];

/** The enquiry form (specification, sections 3, 4 and 8). A service and a first line may come with the address. */
export function ContactForm() {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  const email = useEmail();
  const [search] = useSearchParams();
  const { brief, about, initial, merge } = prefillOf(search, t);
  const form = useSubmission({
    form: "contact",
    query: queryOf(search),
    initial,
    merge,
    toastOf: (how) =>
      how === "sent" ? t("form.success.title") : t(`form.failure.${failureOf(how.reason)[0]}`),
  });
  const { values, sent, failure } = form;
  const errors = fieldMessages(form.errors, (key, field) =>
    t(`form.errors.${isOfFile(key) ? "other" : key}`, {
      max: formatNumber(most[field] ?? mostMessage, language),
    }),
  );
  const count = Object.keys(errors).length;
  const labels = {
    firstName: t("form.firstName"),
    lastName: t("form.lastName"),
    email: t("form.email"),
    phone: t("form.phone"),
    company: t("form.company"),
    service: t("form.service"),
    message: t("form.message"),
  };
  const failureWords = ({ reason, after }: Failure) => {
    const [title, text] = failureOf(reason);
    const time = after && formatClock(after, language);
    const words = text === "tooManyText" && !after ? "tooManyWait" : text;
    return { title: t(`form.failure.${title}`), text: t(`form.failure.${words}`, { email, time }) };
  };

  return (
    <SubmissionForm
      form={form}
      errors={errors}
      success={{
        title: t("form.success.title"),
        text: sent?.email
          ? t("form.success.text", { email: sent.email })
          : t("form.success.textPlain"),
        reference: t("form.success.reference"),
        action: (
          <Button kind="outline" onClick={form.another}>
            {t("form.success.again")}
          </Button>
        ),
      }}
      leave={t("form.leave", lists)}
    >
      {/* Without errors and draft their places take no room. */}
      <Stack gap={count > 0 || form.restored ? 6 : 1}>
        <DraftNotice form={form} words={t("form.draft", lists)} />
        <ErrorSummary title={t("form.summary", { count })} labels={labels} />
        <Stack gap={6}>
          <PersonFields
            labels={labels}
            phoneHint={t("form.phoneHint")}
            phoneOptional={t("form.optional")}
            values={values}
          />
          <TextField
            label={labels.company}
            name="company"
            autoComplete="organization"
            optionalLabel={t("form.optional")}
            defaultValue={values.company}
          />
          <Origin values={values} onTakenOut={form.change} />
          <Select
            label={labels.service}
            name="service"
            placeholder={t("form.chooseService")}
            options={enquiryServices.map((value) => ({
              value,
              label: t(`form.services.${value}`),
            }))}
            defaultValue={values.service}
            required
          />
          <LetterField
            label={labels.message}
            name="message"
            placeholder={t("form.messageHint")}
            hint={brief ? t("form.brief") : about && t("form.suggested")}
            most={mostMessage}
            left={(count) => t("form.charactersLeft", { count })}
            over={(number) => t("form.charactersOver", { number })}
            defaultValue={values.message}
          />
          <FormEnd
            form="contact"
            privacy={t("form.privacy")}
            submit={t("form.submit")}
            submitting={t("form.sending")}
            note={t("form.submitNote")}
            failure={failure && failureWords(failure)}
          />
        </Stack>
      </Stack>
    </SubmissionForm>
  );
}
