import type { ErrorAnswer } from "@agency/server/forms/contract";
import { getReason } from "@agency/server/forms/failure";
import { honeypotField, pageField } from "@agency/server/forms/posted";
import { uuid } from "@agency/server/forms/uuid";
import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { TextField } from "@agency/ui/TextField";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { consentVersion, endpoint, type FormProblem, getProblem } from "./form.ts";
import type { PageState } from "./Site.tsx";
import { getPath } from "./site.ts";
import type { Language, Translations } from "./translations/index.ts";

const maxAttempts = 3;

interface WaitlistProps {
  translations: Translations["waitlist"];
  joined: Translations["pages"]["joined"];
  language: Language;
  date: string;
  form: PageState["form"];
}

function validateInBrowser(form: HTMLFormElement): FormProblem | undefined {
  const field = form.elements.namedItem("email") as HTMLInputElement;
  if (!field.value.trim()) return "missing";
  return field.validity.typeMismatch ? "email" : undefined;
}

/** One id for all retries (idempotency). */
async function send(form: HTMLFormElement, id: string): Promise<FormProblem | undefined> {
  const { [pageField]: _page, ...fields } = Object.fromEntries(new FormData(form));
  try {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(endpoint, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...fields, id, elapsed: performance.now() }),
      });
      if (answer.ok) return undefined;
      const { error } = (await answer.json()) as ErrorAnswer;
      if (error.code !== "too-fast" || tries === maxAttempts)
        return getProblem(error.fields, getReason(error.code, false));
      // Faster than people: retry later.
      const seconds = Number(answer.headers.get("Retry-After"));
      await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    }
  } catch {
    return "failed";
  }
}

export function Waitlist({ translations: t, joined, language, date, form }: WaitlistProps) {
  const [state, setState] = useState<"idle" | "busy" | "joined">("idle");
  const [problem, setProblem] = useState(form?.problem);
  const status = useRef<HTMLDivElement>(null);
  const id = useRef<string>(undefined);
  const done = state === "joined";

  // The focused button is gone.
  useEffect(() => {
    if (done) status.current?.focus();
  }, [done]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const target = event.currentTarget;
    setState("busy");
    setProblem(undefined);
    id.current ??= uuid();
    const found = validateInBrowser(target) ?? (await send(target, id.current));
    setProblem(found);
    setState(found ? "idle" : "joined");
  };

  const isFieldProblem = problem === "missing" || problem === "email";
  return (
    <>
      {!done && (
        <Form
          action={endpoint}
          method="post"
          busy={state === "busy"}
          errors={isFieldProblem ? { email: t.problems[problem] } : {}}
          onSubmit={(event) => void submit(event)}
        >
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="consentVersion" value={consentVersion} />
          <input type="hidden" name={pageField} value={getPath(language)} />
          {/* Honeypot field. */}
          <div hidden>
            <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-hidden="true" />
          </div>
          <Stack gap={6}>
            <TextField
              label={t.email}
              type="email"
              name="email"
              autoComplete="email"
              required
              defaultValue={form?.email}
              description={t.consents[consentVersion]}
            />
            <div>
              <SubmitButton busyLabel={t.busy}>{t.send}</SubmitButton>
            </div>
          </Stack>
        </Form>
      )}
      <FormStatus
        ref={status}
        tone={done ? "success" : "error"}
        level={3}
        title={done ? joined.title : problem && !isFieldProblem ? t.problems[problem] : undefined}
      >
        {done && joined.text(date)}
      </FormStatus>
    </>
  );
}
