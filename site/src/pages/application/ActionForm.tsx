import { useLanguage } from "@agency/client/navigation";
import {
  type ApplicantAction,
  type ApplicantPage,
  applicantFields,
} from "@agency/server/forms/applicant";
import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { endpoints } from "../../../shared/api.ts";

interface ActionFormProps {
  action: ApplicantAction;
  page: ApplicantPage;
  submit: string;
  /** @default none */
  errors?: Readonly<Record<string, string>> | undefined;
  /** @default none */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Works without JavaScript. The server ignores duplicates. */
export function ActionForm({ action, page, submit, errors, aside, children }: ActionFormProps) {
  const { t } = useTranslation("application");
  const failure = page.problem?.action === action ? page.problem.failure : undefined;
  const fields = (
    <Stack gap={6}>
      {children}
      <div>
        <SubmitButton busyLabel={t("sending")}>{submit}</SubmitButton>
      </div>
      <FormStatus tone="error" title={failure && t("failure.title")}>
        {failure && <p>{t(failure === "tooMany" ? "failure.tooMany" : "failure.text")}</p>}
      </FormStatus>
    </Stack>
  );
  return (
    <Form method="post" action={endpoints.applicant} errors={errors}>
      <input type="hidden" name={applicantFields.link} value={page.link} />
      <input type="hidden" name={applicantFields.action} value={action} />
      <input type="hidden" name={applicantFields.language} value={useLanguage()} />
      {aside === undefined ? (
        fields
      ) : (
        <Grid rowGap={6}>
          <GridItem span={4} align="start">
            {aside}
          </GridItem>
          <GridItem start={5} span={8}>
            {fields}
          </GridItem>
        </Grid>
      )}
    </Form>
  );
}
