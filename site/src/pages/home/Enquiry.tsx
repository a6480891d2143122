import { DraftNotice } from "@agency/client/components/DraftNotice";
import { SubmissionForm } from "@agency/client/components/SubmissionForm";
import { type FormSubmission, useFormSubmission } from "@agency/client/forms/useFormSubmission";
import { stations } from "@agency/content";
import { Button } from "@agency/ui/Button";
import { Container } from "@agency/ui/Container";
import { ErrorSummary } from "@agency/ui/ErrorSummary";
import { SectionTitle } from "@agency/ui/SectionHead";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { useFormOptions } from "../../forms/useFormOptions.ts";
import { lists } from "../../lists.ts";
import { useContactWords } from "../contact/useContactWords.ts";
import { EnquiryEnd } from "./EnquiryEnd.tsx";
import { EnquiryFields } from "./EnquiryFields.tsx";
import { firstStation } from "./way.ts";

export default function Enquiry() {
  const { t } = useTranslation("home");
  const { t: contact } = useTranslation("contact");
  const { getToast, findErrors, failureWords, successWords, labels } = useContactWords();
  const form = useFormSubmission({
    ...useFormOptions("contact", getToast),
    initialValues: {
      station: firstStation,
      message: t(`way.stations.${firstStation}.needs`),
      service: "Other Services",
    },
  });
  const { values, result, failure } = form;
  const errors = findErrors(form.errors);
  const count = Object.keys(errors).length;
  const told = form.isRestored || form.posted !== undefined;
  const given = stations.find((station) => station === values.station);
  return (
    <Container before="section" as="section" id="form" aria-labelledby="enquiry-title">
      <SectionTitle headingId="enquiry-title">{t("enquiry.title")}</SectionTitle>
      <SubmissionForm
        form={{ ...form, formProps: withoutPoint(form.formProps) }}
        errors={errors}
        success={{
          ...successWords(result),
          action: (
            <Button kind="outline" onClick={form.reopen}>
              {contact("form.success.again")}
            </Button>
          ),
        }}
        leave={contact("form.leave", lists)}
      >
        {/* A `Stack` would add gaps for empty status messages. */}
        <Stack gap={count > 0 || form.isRestored ? 6 : 1}>
          <DraftNotice form={form} messages={contact("form.draft", lists)} />
          <ErrorSummary title={contact("form.summary", { count })} labels={labels} />
          <Stack gap={6}>
            <EnquiryFields values={values} given={told ? given : undefined} />
            <EnquiryEnd failure={failure && failureWords(failure)} />
          </Stack>
        </Stack>
      </SubmissionForm>
    </Container>
  );
}

type FormProps = FormSubmission["formProps"];

/** Moving the slider alone is no unsent change. */
const withoutPoint = (props: FormProps): FormProps => ({
  ...props,
  onInput(event) {
    const { name } = event.target as HTMLInputElement;
    if (name !== "station") props.onInput(event);
  },
});
