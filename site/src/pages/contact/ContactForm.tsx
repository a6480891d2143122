import { DraftNotice } from "@agency/client/components/DraftNotice";
import { MessageField } from "@agency/client/components/MessageField";
import { PersonFields } from "@agency/client/components/PersonFields";
import { SubmissionForm } from "@agency/client/components/SubmissionForm";
import { useFormSubmission } from "@agency/client/forms/useFormSubmission";
import { enquiryServices } from "@agency/content";
import { Button } from "@agency/ui/Button";
import { ErrorSummary } from "@agency/ui/ErrorSummary";
import { Select } from "@agency/ui/Select";
import { Stack } from "@agency/ui/Stack";
import { TextField } from "@agency/ui/TextField";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { maxMessageLength } from "../../../shared/limits.ts";
import { asObjects } from "../../asObjects.ts";
import { FormActions } from "../../forms/FormActions.tsx";
import { useFormOptions } from "../../forms/useFormOptions.ts";
import { EnquiryOrigin } from "./EnquiryOrigin.tsx";
import { readPrefill, removeFormResult } from "./prefill.ts";
import { useContactMessages } from "./useContactMessages.ts";

/** Specification, sections 3, 4 and 8. */
export function ContactForm() {
  const { t } = useTranslation("contact");
  const { getToast, findErrors, failureWords, successWords, labels } = useContactMessages();
  const [search] = useSearchParams();
  const { brief, about, initial, merge } = readPrefill(search, t);
  const form = useFormSubmission({
    ...useFormOptions("contact", getToast),
    query: removeFormResult(search),
    initialValues: initial,
    mergeDraft: merge,
  });
  const { values, result, failure } = form;
  const errors = findErrors(form.errors);
  const count = Object.keys(errors).length;
  return (
    <SubmissionForm
      form={form}
      errors={errors}
      success={{
        ...successWords(result),
        action: (
          <Button variant="outline" onClick={form.reopen}>
            {t("form.success.again")}
          </Button>
        ),
      }}
      leave={t("form.leave", asObjects)}
    >
      <Stack gap={6}>
        <DraftNotice form={form} messages={t("form.draft", asObjects)} />
        <ErrorSummary title={t("form.summary", { count })} labels={labels} />
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
        <EnquiryOrigin values={values} onTakenOut={form.changeField} />
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
        <MessageField
          label={labels.message}
          name="message"
          placeholder={t("form.messageHint")}
          description={brief ? t("form.brief") : about && t("form.suggested")}
          maxLength={maxMessageLength}
          left={(count) => t("form.charactersLeft", { count })}
          over={(number) => t("form.charactersOver", { number })}
          defaultValue={values.message}
        />
        <FormActions
          form="contact"
          privacy={t("form.privacy")}
          submit={t("form.submit")}
          submitting={t("form.sending")}
          note={t("form.submitNote")}
          failure={failure && failureWords(failure)}
        />
      </Stack>
    </SubmissionForm>
  );
}
