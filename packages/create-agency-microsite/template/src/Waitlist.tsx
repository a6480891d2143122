import { Form } from "@agency/ui/Form";
import { FormStatus } from "@agency/ui/FormStatus";
import { Stack } from "@agency/ui/Stack";
import { SubmitButton } from "@agency/ui/SubmitButton";
import { TextField } from "@agency/ui/TextField";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { PageState, Problem } from "./Site.tsx";
import type { Language, Words } from "./words/index.ts";

const endpoint = "/api/waitlist";

interface WaitlistProps {
  words: Words["waitlist"];
  joined: Words["joined"];
  language: Language;
  date: string;
  /** How it was sent without script. */
  form: PageState["form"];
}

/** What the browser finds itself, so that nothing is sent for it. */
function problemOf(form: HTMLFormElement): Problem | undefined {
  const field = form.elements.namedItem("email") as HTMLInputElement;
  if (!field.value.trim()) return "missing";
  return field.validity.typeMismatch ? "email" : undefined;
}

/** Sends the form as the browser would; the answer says what is wrong, or nothing. */
async function send(form: HTMLFormElement): Promise<Problem | undefined> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.set(name, String(value));
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
    });
    if (answer.ok) return undefined;
    const { problem } = (await answer.json()) as { problem: Problem };
    return problem;
  } catch {
    return "failed";
  }
}

export function Waitlist({ words: t, joined, language, date, form }: WaitlistProps) {
  const [state, setState] = useState<"idle" | "busy" | "joined">("idle");
  const [problem, setProblem] = useState(form?.problem);
  const status = useRef<HTMLDivElement>(null);
  const done = state === "joined";

  // The focused button is gone: who used it goes on from the answer.
  useEffect(() => {
    if (done) status.current?.focus();
  }, [done]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const target = event.currentTarget;
    setState("busy");
    setProblem(undefined);
    const found = problemOf(target) ?? (await send(target));
    setProblem(found);
    setState(found ? "idle" : "joined");
  };

  const ofField = problem === "missing" || problem === "email";
  return (
    <>
      {!done && (
        <Form
          action={endpoint}
          method="post"
          busy={state === "busy"}
          errors={ofField ? { email: t.problems[problem] } : {}}
          onSubmit={(event) => void submit(event)}
        >
          <input type="hidden" name="language" value={language} />
          {/* People never see this one; programs that fill in everything do, and are left out. */}
          <div hidden>
            <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
          </div>
          <Stack gap={6}>
            <TextField
              label={t.email}
              type="email"
              name="email"
              autoComplete="email"
              required
              defaultValue={form?.email}
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
        title={done ? joined.title : problem && !ofField ? t.problems[problem] : undefined}
      >
        {done && joined.text(date)}
      </FormStatus>
    </>
  );
}
