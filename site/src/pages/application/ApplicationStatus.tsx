import { useLanguage } from "@agency/client/navigation";
import type { ApplicantPage } from "@agency/server/forms/applicant";
import { Container } from "@agency/ui/Container";
import { DescriptionList } from "@agency/ui/DescriptionList";
import { FormStatus } from "@agency/ui/FormStatus";
import { PageHeader } from "@agency/ui/PageHeader";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { formatDate } from "../../formatDate.ts";
import { usePageHead } from "../../shell/usePageHead.ts";
import { ContactDetails } from "./ContactDetails.tsx";
import { Withdraw } from "./Withdraw.tsx";

type OwnPage = Extract<ApplicantPage, { kind: "application" }>;

export function ApplicationStatus({ page }: { page: OwnPage }) {
  const { t } = useTranslation("application");
  const language = useLanguage();
  const { application, until } = page;
  const { status, isAnswered, isWithdrawn, steps } = application;
  const state = isWithdrawn ? "withdrawn" : status;
  usePageHead({ title: t("title") });
  const names = t("steps", asObjects);
  return (
    <>
      <PageHeader
        size="d2"
        eyebrow={<bdi>{application.position}</bdi>}
        title={t(`titles.${state}`)}
        lead={t(`next.${state === "closed" && isAnswered ? "closedAnswered" : state}`)}
      />
      <Done page={page} />
      <Section level={2} numbered={false} id="state" label={t("label")}>
        <Container>
          <Stack gap={8}>
            <Steps
              step={steps.findIndex((step) => step.state === "now")}
              items={steps.map(({ state: place, at }, index) => ({
                title: isWithdrawn && place === "now" ? t("isWithdrawn") : names[index],
                meta: at ? (
                  <time dateTime={at}>{formatDate(at, language)}</time>
                ) : (
                  place === "now" && t("now")
                ),
              }))}
            />
            <OwnFacts application={application} until={until} />
            <Text size="sm" tone="secondary" measure>
              {t("private")}
            </Text>
          </Stack>
        </Container>
      </Section>
      {!isWithdrawn && <ContactDetails page={page} application={application} />}
      {status !== "closed" && <Withdraw page={page} />}
    </>
  );
}

function OwnFacts({ application, until }: Pick<OwnPage, "application" | "until">) {
  const { t } = useTranslation("application");
  const language = useLanguage();
  const { reference, name, withResume } = application;
  return (
    <DescriptionList
      items={[
        { label: t("facts.reference"), value: <bdi dir="ltr">{reference}</bdi> },
        { label: t("facts.name"), value: <bdi>{name}</bdi> },
        {
          label: t("facts.resume"),
          value: t(withResume ? "facts.withResume" : "facts.noResume"),
        },
        {
          label: t("facts.until"),
          value: <time dateTime={until}>{formatDate(until, language)}</time>,
        },
      ]}
    />
  );
}

function Done({ page: { done, problem, application } }: { page: OwnPage }) {
  const { t } = useTranslation("application");
  const { email, newEmail } = application;
  const isSaved = !problem && done === "contact";
  const isConfirmed = !problem && done === "confirm";
  return (
    <Container>
      <Stack gap={4}>
        <FormStatus
          tone="success"
          level={2}
          title={(isSaved && t("contact.done")) || (isConfirmed && t("confirm.done", { email }))}
        />
        {newEmail && <Text measure>{t("contact.pending", { email: newEmail })}</Text>}
      </Stack>
    </Container>
  );
}
