import { applicationParts } from "@agency/server/forms/contract";
import type { FieldCode, FieldError } from "@agency/server/forms/fieldError";
import { honeypotField } from "@agency/server/forms/posted";
import {
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { formPlaces } from "../../shared/posted.ts";
import { readTyped } from "./typed.ts";
import { type SendingOptions, useSending } from "./useSending.ts";

export interface SubmissionOptions extends SendingOptions {
  /** What is wrong with a file, as far as the browser can tell. @default the form takes none */
  fileProblem?: ((file: File) => FieldCode | undefined) | undefined;
}

/** A `Form` of several fields, and a file perhaps, that is sent by `useSending`. */
export function useSubmission({ fileProblem, ...options }: SubmissionOptions) {
  const sending = useSending(options);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const { endpoint, anchor } = formPlaces[options.form];
  const fileErrors = useRef<FieldError[]>([]);

  function changeFile(next: File | null) {
    const code = next && fileProblem?.(next);
    const field = applicationParts.resume;
    fileErrors.current = code ? [{ field, code }] : [];
    setFile(next);
    sending.find(field, fileErrors.current);
  }

  // The field begins without a file, and takes out what was chosen before the page was the browser's.
  const chosen = useRef(sending.served.typed?.file ?? null);
  const chooseAgain = useEffectEvent(changeFile);
  useLayoutEffect(() => {
    if (chosen.current) chooseAgain(chosen.current);
    chosen.current = null;
  }, []);

  async function submit(form: HTMLFormElement) {
    const content = {
      values: readTyped(form).values,
      trap: String(new FormData(form).get(honeypotField) ?? ""),
      file,
      found: fileErrors.current,
      onProgress: setProgress,
    };
    if (await sending.submit(content)) changeFile(null);
    setProgress(undefined);
  }

  return {
    ...sending,
    file,
    progress,
    /** Whether leaving now would lose sight of something that was not sent. */
    unsent: !sending.sent && (sending.filled || file !== null),
    /** Whether a file came along with a plain post, and has to be chosen again. */
    fileLost: sending.served.posted?.fileLost === true && !file,
    changeFile,
    clear() {
      sending.clear();
      changeFile(null);
    },
    formProps: {
      // Without a script; the fragment shows the form again when it is not taken.
      action: `${endpoint}#${anchor}`,
      method: "post" as const,
      encType: fileProblem && ("multipart/form-data" as const),
      onInput(event: FormEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        sending.change(readTyped(event.currentTarget).values, name);
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const { name } = event.target as Partial<HTMLInputElement>;
        if (name) sending.leave(readTyped(event.currentTarget).values, name);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event.currentTarget),
    },
  };
}

/** What the parts of a form share. */
export type Submission = ReturnType<typeof useSubmission>;
