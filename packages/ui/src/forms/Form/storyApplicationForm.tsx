import { useState } from "react";
import { useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Grid, GridItem } from "../../primitives/Grid/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { ErrorSummary } from "../ErrorSummary/index.ts";
import { FileField } from "../FileField/index.ts";
import { FormStatus } from "../FormStatus/index.ts";
import { RadioGroup } from "../RadioGroup/index.ts";
import { Select } from "../Select/index.ts";
import { SubmitButton } from "../SubmitButton/index.ts";
import { TextArea } from "../TextArea/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form, type FormProps, FormRow } from "./index.ts";
import { applicationWords } from "./storyWords.ts";

export interface ApplicationFormProps extends FormProps {
  /** Simulated response. */
  outcome?: "sent" | "failed" | "pending";
  filled?: boolean;
}

const required = ["firstName", "lastName", "email", "mode", "consent"] as const;

export function ApplicationForm({
  outcome = "pending",
  filled = false,
  errors: given,
  busy = false,
  ...form
}: ApplicationFormProps) {
  const t = useStoryMessages(applicationWords);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [state, setState] = useState<"idle" | "busy" | "sent" | "failed">("idle");
  const count = Object.keys(errors).length;

  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const found: Record<string, string> = {};
    for (const name of required) if (!data.get(name)) found[name] = t.missing;
    if (!found.email && !String(data.get("email")).includes(".")) found.email = t.badEmail;
    setErrors(found);
    setState("idle");
    if (Object.keys(found).length > 0) return;
    setState(outcome === "pending" ? "busy" : outcome);
  };

  return (
    <Form
      {...form}
      errors={given ?? errors}
      busy={busy || state === "busy"}
      onSubmit={(event) => submit(event.currentTarget)}
    >
      <Grid>
        <GridItem span={4} align="start">
          <Stack gap={4}>
            <Heading level={2}>{t.title}</Heading>
            <ErrorSummary title={t.summary(count)} labels={t.labels} />
          </Stack>
        </GridItem>
        <GridItem span={8}>
          <Stack gap={6}>
            <FormRow>
              <TextField
                label={t.labels.firstName}
                name="firstName"
                autoComplete="given-name"
                defaultValue={filled ? t.values.firstName : ""}
                required
              />
              <TextField
                label={t.labels.lastName}
                name="lastName"
                autoComplete="family-name"
                defaultValue={filled ? t.values.lastName : ""}
                required
              />
            </FormRow>
            <FormRow>
              <TextField
                label={t.labels.email}
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={filled ? "mariam@example.com" : "mariam@studio"}
                required
              />
              <TextField
                label={t.labels.phone}
                name="phone"
                type="tel"
                autoComplete="tel"
                optionalLabel={t.optional}
              />
            </FormRow>
            <Select label={t.labels.position} name="position" options={t.positions} />
            <RadioGroup
              label={t.labels.mode}
              name="mode"
              options={t.modes}
              defaultValue={filled ? "hybrid" : undefined}
              required
              inline
            />
            <FileField
              label={t.labels.resume}
              name="resume"
              optionalLabel={t.optional}
              description={t.formats}
              accept=".pdf,.doc,.docx"
              labels={t.file}
              formatSize={(bytes) => `${bytes} B`}
            />
            <TextArea label={t.labels.coverLetter} name="coverLetter" placeholder={t.letter} />
            <Checkbox label={t.consent} name="consent" defaultChecked={filled} required />
            <div>
              <SubmitButton busyLabel={t.submitting}>{t.submit}</SubmitButton>
            </div>
            <FormStatus
              tone={state === "sent" ? "success" : "error"}
              title={state === "sent" ? t.sent : state === "failed" && t.failed}
            />
          </Stack>
        </GridItem>
      </Grid>
    </Form>
  );
}
