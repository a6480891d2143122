import { type FocusEvent, type FormEvent, type SubmitEvent, useRef, useState } from "react";
import type { FieldError } from "../../shared/fields.ts";
import type { Values } from "./draft.ts";
import { trapName } from "./Trap.tsx";
import { type SendingOptions, useSending } from "./useSending.ts";

export interface SubmissionOptions extends SendingOptions {
  /** What is sent beside the fields. */
  more?: ((values: Values) => Values) | undefined;
}

/** The text of a form's fields, the trap apart; files are left out. */
function textsOf(form: HTMLFormElement): { values: Values; trap: string } {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") values[name] = value;
  const { [trapName]: trap = "", ...rest } = values;
  return { values: rest, trap };
}

/** A `Form` of several fields, and a file perhaps, that is sent by `useSending`. */
export function useSubmission({ more, ...options }: SubmissionOptions) {
  const sending = useSending(options);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const fileErrors = useRef<FieldError[]>([]);

  function changeFile(next: File | null, found: FieldError[]) {
    fileErrors.current = found;
    setFile(next);
    sending.setErrors((all) => [...all.filter(({ field }) => field !== "resume"), ...found]);
  }

  function contentsOf(form: HTMLFormElement) {
    const { values, trap } = textsOf(form);
    return { values, trap, more: more?.(values) };
  }

  async function submit(form: HTMLFormElement) {
    const found = fileErrors.current;
    const content = { ...contentsOf(form), file, found, onProgress: setProgress };
    if (await sending.submit(content)) changeFile(null, []);
    setProgress(undefined);
  }

  return {
    ...sending,
    file,
    progress,
    /** Whether leaving now would lose sight of something that was not sent. */
    unsent: !sending.sent && (sending.filled || file !== null),
    changeFile,
    clear() {
      sending.clear();
      changeFile(null, []);
    },
    formProps: {
      onInput(event: FormEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        sending.change(contentsOf(event.currentTarget), name);
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const { name } = event.target as Partial<HTMLInputElement>;
        if (name) sending.leave(contentsOf(event.currentTarget), name);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event.currentTarget),
    },
  };
}

/** What the parts of a form share. */
export type Submission = ReturnType<typeof useSubmission>;
