import { DraftNotice } from "@agency/client/components/DraftNotice";
import { MessageField } from "@agency/client/components/MessageField";
import { PersonFields } from "@agency/client/components/PersonFields";
import { SubmissionForm } from "@agency/client/components/SubmissionForm";
import { formatNumber } from "@agency/client/format";
import { getFieldMessages } from "@agency/client/forms/fieldMessages";
import { useFormSubmission } from "@agency/client/forms/useFormSubmission";
import { useLanguage } from "@agency/client/navigation";
import type { LocalizedText } from "@agency/content";
import { maxNameLength, maxResumeBytes, resumeAccept } from "@agency/server/forms/limits";
import { ButtonLink } from "@agency/ui/Button";
import { ErrorSummary } from "@agency/ui/ErrorSummary";
import { FileField } from "@agency/ui/FileField";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Heading } from "@agency/ui/Heading";
import { Select } from "@agency/ui/Select";
import { Stack } from "@agency/ui/Stack";
import { useTranslation } from "react-i18next";
import { maxCoverLetterLength } from "../../../shared/limits.ts";
import { asObjects } from "../../asObjects.ts";
import { FormActions } from "../../forms/FormActions.tsx";
import { useFormOptions } from "../../forms/useFormOptions.ts";
import { ApplicationFailure, failureTitle } from "./ApplicationFailure.tsx";
import { checkResume } from "./checkResume.ts";

export interface OpenPosition {
  _id: string;
  title: LocalizedText;
}

interface ApplicationFormProps {
  positions: readonly OpenPosition[];
  chosen?: string | undefined;
}

const max: Record<string, number> = { firstName: maxNameLength, lastName: maxNameLength };

/** Specification, sections 3, 5 and 8. All positions share one draft. */
export function ApplicationForm({ positions, chosen = "" }: ApplicationFormProps) {
  const { t } = useTranslation("careers");
  const language = useLanguage();
  const open = (id = "") => (positions.some(({ _id }) => _id === id) ? id : chosen);
  const form = useFormSubmission({
    ...useFormOptions("application", (end) =>
      t(end === "sent" ? "form.success.title" : failureTitle(end.reason)),
    ),
    query: chosen,
    initialValues: { jobId: chosen },
    emptyValues: { jobId: chosen },
    mergeDraft: (draft) => ({ ...draft, jobId: chosen || open(draft.jobId) }),
    checkFile: checkResume,
  });
  const { values, failure, isSubmitting, file, progress } = form;
  const errors = getFieldMessages(form.errors, (key, field) =>
    t(`form.errors.${key}`, { max: formatNumber(max[field] ?? maxCoverLetterLength, language) }),
  );
  const labels = {
    firstName: t("form.firstName"),
    lastName: t("form.lastName"),
    email: t("form.email"),
    phone: t("form.phone"),
    jobId: t("form.position"),
    resume: t("form.resume"),
    coverLetter: t("form.coverLetter"),
  };
  const formatSize = (bytes: number) =>
    bytes < 1_048_576
      ? t("form.file.kilobytes", { size: formatNumber(Math.ceil(bytes / 1024), language) })
      : t("form.file.megabytes", {
          size: formatNumber(Math.ceil((bytes / 1_048_576) * 10) / 10, language),
        });

  return (
    <SubmissionForm
      form={form}
      errors={errors}
      success={{
        title: t("form.success.title"),
        text: t("form.success.text"),
        reference: t("form.success.reference"),
        action: (
          <ButtonLink variant="outline" href="/careers">
            {t("form.success.action")}
          </ButtonLink>
        ),
      }}
      leave={t("form.leave", asObjects)}
    >
      <Grid rowGap={6}>
        <GridItem span={4} align="start">
          <Stack gap={4}>
            <Heading level={2} size="d2">
              {t("form.title")}
            </Heading>
            <ErrorSummary
              title={t("form.summary", { count: Object.keys(errors).length })}
              labels={labels}
            />
            <DraftNotice form={form} messages={t("form.draft", asObjects)} />
          </Stack>
        </GridItem>
        <GridItem start={5} span={8}>
          <Stack gap={6}>
            <PersonFields labels={labels} phoneHint={t("form.phoneHint")} values={values} />
            <Select
              label={labels.jobId}
              name="jobId"
              placeholder={t("form.choosePosition")}
              options={positions.map(({ _id, title }) => ({
                value: _id,
                label: title.lang === language ? title.text : `\u2068${title.text}\u2069`,
              }))}
              defaultValue={open(values.jobId)}
              required
            />
            <FileField
              label={labels.resume}
              name="resume"
              optionalLabel={t("form.optional")}
              description={[form.isFileLost && t("form.file.again"), t("form.resumeHint")]
                .filter(Boolean)
                .join(" ")}
              accept={resumeAccept}
              labels={{
                choose: t("form.file.choose"),
                replace: t("form.file.replace"),
                remove: t("form.file.remove"),
                drop: t("form.file.drop"),
              }}
              formatSize={formatSize}
              value={file}
              onValueChange={form.changeFile}
              onReadError={form.reportUnreadableFile}
              maxCopiedBytes={maxResumeBytes}
              progress={file && isSubmitting ? (progress ?? 0) : undefined}
              progressLabel={t("form.file.uploading", {
                percent: `${Math.floor((progress ?? 0) * 100)}%`,
              })}
            />
            <MessageField
              label={labels.coverLetter}
              name="coverLetter"
              placeholder={t("form.coverLetterHint")}
              description={t("form.coverLetterLinks")}
              maxLength={maxCoverLetterLength}
              left={(count) => t("form.charactersLeft", { count })}
              over={(number) => t("form.charactersOver", { number })}
              defaultValue={values.coverLetter}
            />
            <FormActions
              form="application"
              privacy={t("form.privacy")}
              submit={t("form.submit")}
              submitting={t("form.submitting")}
              failure={
                failure && {
                  title: t(failureTitle(failure.reason)),
                  text: <ApplicationFailure {...failure} />,
                }
              }
            />
          </Stack>
        </GridItem>
      </Grid>
    </SubmissionForm>
  );
}
