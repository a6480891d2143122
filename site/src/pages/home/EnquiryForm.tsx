import { DraftNotice } from "@agency/client/components/DraftNotice";
import { SubmissionForm } from "@agency/client/components/SubmissionForm";
import { type FormSubmission, useFormSubmission } from "@agency/client/forms/useFormSubmission";
import { stations } from "@agency/content";
import { Button } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { ErrorSummary } from "@agency/ui/ErrorSummary";
import { SectionTitle } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { useFormOptions } from "../../forms/useFormOptions.ts";
import { useContactMessages } from "../contact/useContactMessages.ts";
import { EnquiryActions } from "./EnquiryActions.tsx";
import { EnquiryFields } from "./EnquiryFields.tsx";
import { initialStage } from "./stageStore.ts";

export default function EnquiryForm() {
  const { t } = useTranslation("home");
  const { t: contact } = useTranslation("contact");
  const { getToast, findErrors, failureWords, successWords, labels } = useContactMessages();
  const form = useFormSubmission({
    ...useFormOptions("contact", getToast),
    initialValues: {
      station: initialStage,
      message: t(`way.stations.${initialStage}.needs`),
      service: "Other Services",
    },
  });
  const { values, result, failure } = form;
  const errors = findErrors(form.errors);
  const count = Object.keys(errors).length;
  const told = form.isRestored || form.posted !== undefined;
  const given = stations.find((station) => station === values.station);
  return (
    <Container paddingBlockStart="section" as="section" id="form" aria-labelledby="enquiry-title">
      <SectionTitle headingId="enquiry-title">{t("enquiry.title")}</SectionTitle>
      <SubmissionForm
        form={{ ...form, formProps: ignoreSlider(form.formProps) }}
        errors={errors}
        success={{
          ...successWords(result),
          action: (
            <Button variant="outline" onClick={form.reopen}>
              {contact("form.success.again")}
            </Button>
          ),
        }}
        leave={contact("form.leave", asObjects)}
      >
        <Stack gap={6}>
          <DraftNotice form={form} messages={contact("form.draft", asObjects)} />
          <ErrorSummary title={contact("form.summary", { count })} labels={labels} />
          <EnquiryFields values={values} given={told ? given : undefined} />
          <EnquiryActions failure={failure && failureWords(failure)} />
        </Stack>
      </SubmissionForm>
    </Container>
  );
}

type FormProps = FormSubmission["formProps"];

/** The slider alone is no unsent change. */
const ignoreSlider = (props: FormProps): FormProps => ({
  ...props,
  onInput(event) {
    const { name } = event.target as HTMLInputElement;
    if (name !== "station") props.onInput(event);
  },
});
