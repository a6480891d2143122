import type { ApplicantPage } from "@agency/server/forms/applicant";
import { Container } from "@agency/ui/Container";
import { FormStatus } from "@agency/ui/FormStatus";
import { PageHeader } from "@agency/ui/PageHeader";
import { useTranslation } from "react-i18next";
import { usePageHead } from "../../shell/usePageHead.ts";
import { ActionForm } from "./ActionForm.tsx";

/** Confirms an address or requests another link. */
export function ConfirmLink({
  page,
}: {
  page: Extract<ApplicantPage, { kind: "confirm" | "over" }>;
}) {
  const { t } = useTranslation("application");
  const title = t(`${page.kind}.title`);
  usePageHead({ title });
  const isDone = page.kind === "over" && page.done === "renew";
  return (
    <>
      <PageHeader
        size="d2"
        title={title}
        lead={page.kind === "confirm" ? t("confirm.text", { ...page }) : t("over.text")}
      />
      <Container paddingBlockStart="page">
        <FormStatus tone="success" level={2} title={isDone && t("over.done")} />
        {!isDone && (
          <ActionForm
            action={page.kind === "confirm" ? "confirm" : "renew"}
            page={page}
            submit={t(`${page.kind}.submit`)}
          />
        )}
      </Container>
    </>
  );
}
