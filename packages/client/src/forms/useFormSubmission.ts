import { applicationParts } from "@agency/server/forms/contract";
import type { FieldCode, FieldError } from "@agency/server/forms/fieldError";
import { uuid } from "@agency/server/forms/uuid";
import {
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useIsHydrating } from "../useIsHydrating.ts";
import { clearDraft } from "./draft.ts";
import { getFormElement, readFile, readHoneypot, readValues } from "./formElement.ts";
import { type SubmissionOptions, useSubmission } from "./useSubmission.ts";

export interface FormSubmissionOptions extends SubmissionOptions {
  /** Checks a file. @default the form has none */
  checkFile?: ((file: File) => FieldCode | undefined | Promise<FieldCode | undefined>) | undefined;
}

/**
 * Submits a form with an optional file: keeps a draft, validates, retries, and works without
 * JavaScript.
 *
 * Render `<form key={formKey} {...formProps}>` with uncontrolled fields that start from `values`.
 * Show `errors` and `failure`, and `result` instead of the form.
 */
export function useFormSubmission({ checkFile, ...options }: FormSubmissionOptions) {
  const { dispatch, getDraft, validateField, isRejected, ...submission } = useSubmission(options);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const fileErrors = useRef<FieldError[]>([]);

  const current = useRef<File>(null);

  function setFileError(code: FieldCode | null | undefined) {
    const field = applicationParts.resume;
    fileErrors.current = code ? [{ field, code }] : [];
    submission.setErrors(field, fileErrors.current);
  }

  function changeFile(next: File | null) {
    current.current = next;
    setFile(next);
    const code = next && checkFile?.(next);
    if (!(code instanceof Promise)) return setFileError(code);
    fileErrors.current = [];
    code.then(
      (found) => current.current === next && setFileError(found),
      // The server checks it.
      () => current.current === next && setFileError(undefined),
    );
  }

  /** Resolves after the click. */
  const press = useRef<Promise<void>>(undefined);
  const isHydrating = useIsHydrating();
  const [chosen] = useState(() => (isHydrating ? readFile(getFormElement(options.anchor)) : null));
  const earlyFile = useRef(chosen);
  const adoptFile = useEffectEvent(changeFile);
  useLayoutEffect(() => {
    if (earlyFile.current) adoptFile(earlyFile.current);
    earlyFile.current = null;
  }, []);

  async function submit(form: HTMLFormElement) {
    const isSent = await submission.submit({
      values: readValues(form),
      honeypot: readHoneypot(form),
      file,
      fileErrors: fileErrors.current,
      onProgress: setProgress,
    });
    if (isSent) changeFile(null);
    setProgress(undefined);
  }

  return {
    ...submission,
    file,
    /** 0 to 1. Undefined without an upload. */
    progress,
    isUnsent: !submission.result && (submission.isDirty || file !== null),
    /** Files posted without JavaScript must be chosen again. */
    isFileLost: submission.posted?.fileLost === true && !file,
    changeFile,
    reportUnreadableFile: () => setFileError("file-unreadable"),
    clear() {
      clearDraft(options.name, submission.id);
      dispatch({ type: "restarted", id: uuid(), values: options.emptyValues ?? {} });
      changeFile(null);
    },
    /** Shows the form again: empty, or with an earlier draft. */
    reopen() {
      const draft = getDraft();
      dispatch(draft ? { type: "restored", ...draft } : { type: "reopened" });
    },
    formProps: {
      // Without JavaScript. The fragment scrolls to the form.
      action: `${options.endpoint}#${options.anchor}`,
      method: "post" as const,
      encType: checkFile && ("multipart/form-data" as const),
      onInput(event: FormEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        submission.changeField(readValues(event.currentTarget), name);
      },
      onPointerDown() {
        press.current = new Promise((resolve) => {
          for (const type of ["pointerup", "pointercancel"])
            document.addEventListener(type, () => setTimeout(resolve), { once: true });
        });
      },
      async onBlur(event: FocusEvent<HTMLFormElement>) {
        const { name } = event.target as Partial<HTMLInputElement>;
        if (!name || !isRejected) return;
        const values = readValues(event.currentTarget);
        // A disappearing error moves the pressed button, and the click is lost.
        await press.current;
        void validateField(values, name, true);
      },
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}

export type FormSubmission = ReturnType<typeof useFormSubmission>;
