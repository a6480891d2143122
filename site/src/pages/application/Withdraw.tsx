import type { ApplicantPage } from "@agency/server/forms/applicant";
import { Checkbox } from "@agency/ui/Checkbox";
import { Container } from "@agency/ui/Container";
import { Heading } from "@agency/ui/Heading";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { ActionForm } from "./ActionForm.tsx";

/** Requires confirmation: mail scanners open links. */
export function Withdraw({ page }: { page: ApplicantPage }) {
  const { t } = useTranslation("application");
  const isUnsure = page.problem?.action === "withdraw" && page.problem.errors.length > 0;
  return (
    <Section numbered={false} id="withdraw" label={t("withdraw.label")}>
      <Container>
        <ActionForm
          action="withdraw"
          page={page}
          submit={t("withdraw.submit")}
          errors={isUnsure ? { sure: t("errors.sure") } : undefined}
          aside={
            <Stack gap={4}>
              <Heading level={2} size="d3">
                {t("withdraw.title")}
              </Heading>
              <Text tone="secondary">{t("withdraw.text")}</Text>
            </Stack>
          }
        >
          <Checkbox label={t("withdraw.sure")} name="sure" value="yes" required />
        </ActionForm>
      </Container>
    </Section>
  );
}
