import { enquiryServices } from "@agency/content";
import { Button } from "@agency/ui/Button";
import { ErrorSummary } from "@agency/ui/ErrorSummary";
import { Form, FormRow } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Inline } from "@agency/ui/Inline";
import { Link } from "@agency/ui/Link";
import { Select } from "@agency/ui/Select";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { Text } from "@agency/ui/Text";
import { TextArea } from "@agency/ui/TextArea";
import { TextField } from "@agency/ui/TextField";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { mostCompany, mostMessage, mostName } from "../../../shared/limits.ts";
import { brand } from "../../brand.ts";
import { formatNumber } from "../../format.ts";
import { fieldMessages } from "../../forms/fieldMessage.ts";
import { LeaveQuestion } from "../../forms/LeaveQuestion.tsx";
import type { FailureReason } from "../../forms/outcome.ts";
import { Trap } from "../../forms/Trap.tsx";
import { useSubmission } from "../../forms/useSubmission.ts";
import { useLanguage } from "../../useLanguage.ts";
import { prefillOf } from "./prefill.ts";

const { email } = brand.contact;
const most: Record<string, number> = {
  firstName: mostName,
  lastName: mostName,
  company: mostCompany,
  message: mostMessage,
};
/** From here on it is told how much room is left. */
const nearlyFull = mostMessage / 10;

/** Title and text of a failure; what concerns files and vacancies cannot happen here. */
const failureKeys = {
  offline: ["offline", "offlineText"],
  tooMany: ["tooMany", "tooManyText"],
  outdated: ["outdated", "outdatedText"],
  failure: ["title", "text"],
} as const;
const failureOf = (reason: FailureReason) =>
  failureKeys[reason === "closed" || reason === "upload" ? "failure" : reason];

/** The enquiry form (specification, sections 3, 4 and 8). A service and a first line may come with the address. */
export function ContactForm() {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  const [search] = useSearchParams();
  const { brief, initial, merge } = prefillOf(search);
  const status = useRef<HTMLDivElement>(null);
  const form = useSubmission({
    form: "contact",
    query: search.toString(),
    initial,
    merge,
    toastOf: (how) =>
      how === "sent" ? t("form.success.title") : t(`form.failure.${failureOf(how)[0]}`),
  });
  const { values, sent, failure, busy } = form;
  const errors = fieldMessages(form.errors, (key, field) =>
    t(`form.errors.${key === "fileSize" || key === "fileType" ? "other" : key}`, {
      max: formatNumber(most[field] ?? mostMessage, language),
    }),
  );
  const labels = {
    firstName: t("form.firstName"),
    lastName: t("form.lastName"),
    email: t("form.email"),
    phone: t("form.phone"),
    company: t("form.company"),
    service: t("form.service"),
    message: t("form.message"),
  };

  // The button that had focus went with the form.
  useEffect(() => {
    if (sent) status.current?.focus();
  }, [sent]);

  return (
    <>
      <FormStatus
        ref={status}
        kind="success"
        title={sent && t("form.success.title")}
        titleAs="h2"
        reference={sent && { label: t("form.success.reference"), value: sent.reference }}
      >
        {sent && <p>{t("form.success.text", { email: sent.email })}</p>}
      </FormStatus>
      {sent && (
        <Stack gap={5}>
          {/* The distance to what is above. */}
          <div />
          <div>
            <Button kind="outline" onClick={form.another}>
              {t("form.success.again")}
            </Button>
          </div>
        </Stack>
      )}
      {!sent && (
        <Form key={form.fill} errors={errors} busy={busy} {...form.formProps}>
          {/* Without errors and draft their places take no room. */}
          <Stack gap={Object.keys(errors).length > 0 || form.restored ? 6 : 1}>
            {form.restored && (
              <FormStatus title={t("form.draft.restored")}>
                <Button kind="outline" size="small" onClick={form.clear}>
                  {t("form.draft.clear")}
                </Button>
              </FormStatus>
            )}
            <ErrorSummary
              title={t("form.summary", { count: Object.keys(errors).length })}
              labels={labels}
            />
            <Stack gap={6}>
              <FormRow>
                <TextField
                  label={labels.firstName}
                  name="firstName"
                  autoComplete="given-name"
                  defaultValue={values.firstName}
                  required
                />
                <TextField
                  label={labels.lastName}
                  name="lastName"
                  autoComplete="family-name"
                  defaultValue={values.lastName}
                  required
                />
              </FormRow>
              <FormRow>
                <TextField
                  label={labels.email}
                  name="email"
                  type="email"
                  autoComplete="email"
                  defaultValue={values.email}
                  required
                />
                <TextField
                  label={labels.phone}
                  name="phone"
                  type="tel"
                  autoComplete="tel"
                  optionalLabel={t("form.optional")}
                  hint={t("form.phoneHint")}
                  defaultValue={values.phone}
                />
              </FormRow>
              <TextField
                label={labels.company}
                name="company"
                autoComplete="organization"
                optionalLabel={t("form.optional")}
                defaultValue={values.company}
              />
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
              <TextArea
                label={labels.message}
                name="message"
                placeholder={t("form.messageHint")}
                hint={brief && t("form.brief")}
                limit={{
                  characters: mostMessage,
                  counter: (left) =>
                    left < 0
                      ? t("form.charactersOver", { number: formatNumber(-left, language) })
                      : left <= nearlyFull && t("form.charactersLeft", { count: left }),
                }}
                defaultValue={values.message ?? ""}
                required
              />
              <Trap name="website" />
              <Text size="xs" tone="fg3" measure>
                {t("form.consent")} <Link href="/privacy-policy">{t("form.privacy")}</Link>
              </Text>
              <Inline gap={5}>
                <SubmitButton busyLabel={t("form.sending")}>{t("form.submit")}</SubmitButton>
                <Text size="sm" tone="fg2">
                  {t("form.submitNote")}
                </Text>
              </Inline>
              <FormStatus
                kind="error"
                title={failure && t(`form.failure.${failureOf(failure)[0]}`)}
              >
                {failure && <p>{t(`form.failure.${failureOf(failure)[1]}`, { email })}</p>}
              </FormStatus>
            </Stack>
          </Stack>
        </Form>
      )}
      <LeaveQuestion
        active={form.unsent && !sent}
        words={t("form.leave", { returnObjects: true })}
      />
    </>
  );
}
