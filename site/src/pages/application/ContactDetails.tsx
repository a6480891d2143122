import { getFieldMessages } from "@agency/client/forms/fieldMessages";
import type { ApplicantPage, ApplicantView } from "@agency/server/forms/applicant";
import { Container } from "@agency/ui/Container";
import { ErrorSummary } from "@agency/ui/ErrorSummary";
import { FormRow } from "@agency/ui/Form";
import { Heading } from "@agency/ui/Heading";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { TextField } from "@agency/ui/TextField";
import { useTranslation } from "react-i18next";
import { ActionForm } from "./ActionForm.tsx";

interface ContactProps {
  page: ApplicantPage;
  application: ApplicantView;
}

const contactMessages = ["required", "email", "emailInternational", "phone"] as const;
const isContactMessage = (key: string): key is (typeof contactMessages)[number] =>
  contactMessages.some((one) => one === key);

export function ContactDetails({ page, application }: ContactProps) {
  const { t } = useTranslation("application");
  const problem = page.problem?.action === "contact" ? page.problem : undefined;
  const errors = getFieldMessages(problem?.errors ?? [], (key) =>
    t(`errors.${isContactMessage(key) ? key : "other"}`),
  );
  const { email, phone } = { ...application, ...problem?.values };
  const labels = { email: t("contact.email"), phone: t("contact.phone") };
  return (
    <Section numbered={false} id="contact" label={t("contact.label")}>
      <Container>
        <ActionForm
          action="contact"
          page={page}
          submit={t("contact.submit")}
          errors={errors}
          aside={
            <Stack gap={4}>
              <Heading level={2} size="d3">
                {t("contact.title")}
              </Heading>
              <Text tone="secondary">{t("contact.text")}</Text>
              <ErrorSummary
                title={t("contact.summary", { count: Object.keys(errors).length })}
                labels={labels}
              />
            </Stack>
          }
        >
          <FormRow>
            <TextField
              label={labels.email}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={email}
              required
            />
            <TextField
              label={labels.phone}
              name="phone"
              type="tel"
              autoComplete="tel"
              description={t("contact.phoneHint")}
              defaultValue={phone}
              required
            />
          </FormRow>
        </ActionForm>
      </Container>
    </Section>
  );
}
