import type { ErrorAnswer } from "@agency/server/forms/contract";
import { getReason } from "@agency/server/forms/failure";
import { type PostedForm, pageField } from "@agency/server/forms/posted";
import { uuid } from "@agency/server/forms/uuid";
import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { TextField } from "@agency/ui/TextField";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { consentVersion, endpoint, getProblems, type RejectedForm } from "./form.ts";
import { HiddenFields } from "./HiddenFields.tsx";
import { getPath } from "./site.ts";
import type { Language, Translations } from "./translations/index.ts";

const maxAttempts = 3;

interface WaitlistProps {
  translations: Translations;
  language: Language;
  date: string;
  post: PostedForm | undefined;
}

function validateInBrowser(form: HTMLFormElement): RejectedForm | undefined {
  const { value, validity } = form.elements.namedItem("email") as HTMLInputElement;
  if (!value.trim()) return { errors: [{ field: "email", code: "required" }] };
  if (validity.typeMismatch) return { errors: [{ field: "email", code: "email-invalid" }] };
}

/** One id for all retries (idempotency). */
async function send(form: HTMLFormElement, id: string): Promise<RejectedForm | undefined> {
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
      if (error.code !== "too-fast" || tries === maxAttempts) {
        const errors = error.fields?.filter(({ field }) => field === "email") ?? [];
        return { errors, failure: getReason(error.code, false) };
      }
      // Faster than people: retry later.
      const seconds = Number(answer.headers.get("Retry-After"));
      await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    }
  } catch {
    return { errors: [] };
  }
}

export function Waitlist({ translations, language, date, post }: WaitlistProps) {
  const t = translations.waitlist;
  const { joined } = translations.pages;
  const rejected = post?.form === "waitlist" ? post : undefined;
  const [state, setState] = useState<"idle" | "busy" | "joined">("idle");
  const [problems, setProblems] = useState(getProblems(translations.forms, rejected));
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
    setProblems({ errors: {} });
    id.current ??= uuid();
    const found = validateInBrowser(target) ?? (await send(target, id.current));
    setProblems(getProblems(translations.forms, found));
    setState(found ? "idle" : "joined");
  };

  return (
    <>
      {!done && (
        <Form
          // The response page starts at the form.
          action={`${endpoint}#waitlist`}
          method="post"
          busy={state === "busy"}
          errors={problems.errors}
          onSubmit={(event) => void submit(event)}
        >
          <HiddenFields
            language={language}
            consentVersion={consentVersion}
            page={getPath(language)}
          />
          <Stack gap={6}>
            <TextField
              label={t.email}
              type="email"
              name="email"
              autoComplete="email"
              required
              defaultValue={rejected?.values.email}
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
        title={done ? joined.title : problems.status}
      >
        {done && joined.text(date)}
      </FormStatus>
    </>
  );
}
