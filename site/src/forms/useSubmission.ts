import { useToast } from "@agency/ui/Toast";
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { FieldError } from "../../shared/fields.ts";
import { useLanguage } from "../useLanguage.ts";
import { clearDraft, readDraft, type Values, writeDraft } from "./draft.ts";
import { newFormId } from "./formId.ts";
import type { FailureReason, Outcome } from "./outcome.ts";
import type { senders } from "./send.ts";

export interface SubmissionOptions {
  form: keyof typeof senders;
  /** The query of the address. A draft that was begun under the same one holds what came with it. */
  query: string;
  /** What the fields hold at first. */
  initial: Values;
  /** What they hold when the form is emptied. @default nothing */
  blank?: Values | undefined;
  /** Puts what the query brings into an older draft. @default the draft as it is */
  merge?: ((draft: Values) => Values) | undefined;
  /** What is sent beside the fields. */
  more?: ((values: Values) => Values) | undefined;
  /** What the toast says. */
  toastOf: (how: "sent" | FailureReason) => string;
}

/** Where the form stands. `fill` is another number for each new filling of the form. */
interface State {
  fill: number;
  values: Values;
  restored: boolean;
  filled: boolean;
}

/** The text of a form's fields; files are left out. */
function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") texts[name] = value;
  return texts;
}

/**
 * A form from its first change to the server's answer: its id and its draft, what is wrong, how far
 * it is and how it ended (specification, sections 4 and 8).
 */
export function useSubmission(options: SubmissionOptions) {
  const { form, query, initial, blank = {}, merge, more, toastOf } = options;
  const language = useLanguage();
  const { showToast } = useToast();
  const begin = (fill: number): State => {
    const draft = readDraft(form);
    if (!draft) return { fill, values: initial, restored: false, filled: false };
    const values = draft.query === query || !merge ? draft.values : merge(draft.values);
    return { fill, values: { ...initial, ...values }, restored: true, filled: true };
  };
  const [state, setState] = useState(() => begin(0));
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<FailureReason>();
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  const shownAt = useRef(0);
  const id = useRef<string>(undefined);
  const fileErrors = useRef<FieldError[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each filling has its own time
  useEffect(() => {
    shownAt.current = performance.now();
  }, [state.fill]);

  // "You are offline" is no longer true once the connection is back; that it was not sent still is.
  useEffect(() => {
    if (failure !== "offline") return;
    const online = () => setFailure("failure");
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, [failure]);

  function keep(element: HTMLFormElement) {
    id.current ??= readDraft(form)?.id ?? newFormId();
    const { website: _trap, ...values } = textsOf(element);
    writeDraft(form, { id: id.current, values, query });
    return id.current;
  }

  /** Empties the form for another filling. */
  function clear() {
    clearDraft(form);
    id.current = undefined;
    fileErrors.current = [];
    setFile(null);
    setErrors([]);
    setFailure(undefined);
    setState(({ fill }) => ({ fill: fill + 1, values: blank, restored: false, filled: false }));
  }

  function end(outcome: Outcome, email: string) {
    if (outcome.kind === "invalid") return setErrors(outcome.fields);
    if (outcome.kind === "failed") {
      setFailure(outcome.reason);
      showToast({ message: toastOf(outcome.reason), type: "error" });
      return;
    }
    clear();
    setSent({ reference: outcome.reference, email });
    showToast({ message: toastOf("sent") });
  }

  async function submit(element: HTMLFormElement) {
    const formId = keep(element);
    const values = textsOf(element);
    setBusy(true);
    setFailure(undefined);
    setErrors([]);
    try {
      const { senders } = await loadSenders();
      const outcome = await senders[form]({
        id: formId,
        onNewId(next) {
          id.current = next;
          keep(element);
        },
        shownAt: shownAt.current,
        language,
        values: { ...values, ...more?.(values) },
        file,
        found: fileErrors.current,
        onProgress: setProgress,
      });
      end(outcome, values.email ?? "");
    } catch (error) {
      // The code that sends did not come.
      console.error(error);
      end({ kind: "failed", reason: navigator.onLine ? "failure" : "offline" }, "");
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  }

  return {
    ...state,
    file,
    errors,
    busy,
    progress,
    failure,
    sent,
    /** Whether leaving now would lose sight of something that was not sent. */
    unsent: state.filled || file !== null,
    changeFile(next: File | null, found: FieldError[]) {
      fileErrors.current = found;
      setFile(next);
      setErrors((all) => [...all.filter((one) => one.field !== "resume"), ...found]);
    },
    clear,
    /** After the answer: the empty form again. */
    another: () => setSent(undefined),
    formProps: {
      onInput(event: FormEvent<HTMLFormElement>) {
        if (!state.filled) {
          setState({ ...state, filled: true });
          // Ahead of its use, and for the time without a connection.
          loadSenders().catch(() => {});
        }
        keep(event.currentTarget);
        const { name } = event.target as HTMLInputElement;
        if (errors.some((one) => one.field === name))
          setErrors(errors.filter((one) => one.field !== name));
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event.currentTarget),
    },
  };
}

const loadSenders = () => import("./send.ts");
