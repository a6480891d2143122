import { useToast } from "@agency/ui/Toast";
import { useEffect, useRef, useState } from "react";
import type { FieldError } from "../../shared/fields.ts";
import { useLanguage } from "../useLanguage.ts";
import { uuid } from "../uuid.ts";
import { clearDraft, readDraft, type Values, writeDraft } from "./draft.ts";
import type { FailureReason, Outcome, Sending } from "./outcome.ts";
import type { senders } from "./send.ts";

/** Why the last try failed. */
export interface Failure {
  reason: FailureReason;
  /** From when on it may be sent again. */
  after: Date;
}

export interface SendingOptions {
  /** Which form it is; its draft has the same name. */
  form: keyof typeof senders;
  /** What the fields hold at first: a form that still holds it has no draft. @default nothing */
  initial?: Values | undefined;
  /** What they hold when the form is emptied. @default nothing */
  blank?: Values | undefined;
  /** The query of the address. A draft that was begun under the same one holds what came with it. @default none */
  query?: string | undefined;
  /** Puts what the query brings into an older draft. @default the draft as it is */
  merge?: ((draft: Values) => Values) | undefined;
  /** What the toast shows. The form says it in its place. */
  toastOf: (how: "sent" | Failure) => string;
}

/** One filling of the form, from empty fields or a draft to the server's answer. */
interface Filling {
  /** Another one for each filling. */
  fill: number;
  /** Of the form, the same for every try. */
  id: string;
  /** What the fields hold without the visitor. */
  initial: Values;
  /** What they held when they were shown. */
  values: Values;
  /** Whether that came from a draft. */
  restored: boolean;
  /** Whether it was sent before and no answer came: it may have been stored. */
  tried: boolean;
  /** Whether the fields hold anything of the visitor's. */
  filled: boolean;
}

const begin = (fill: number, initial: Values): Filling => ({
  fill,
  id: uuid(),
  initial,
  values: initial,
  restored: false,
  tried: false,
  filled: false,
});

const unanswered: ReadonlySet<FailureReason> = new Set(["offline", "lost"]);

/** What a form sends at once: its fields and what goes with them. */
type Content = Pick<Sending, "values" | "trap" | "more" | "file" | "found" | "onProgress">;

/** What its fields hold, and what goes with them. */
type Contents = Pick<Content, "values" | "more">;

/**
 * A form on its way, from its first change to the server's answer: its id and its draft, what is
 * wrong with it, and how the last try ended (specification, sections 4 and 8).
 */
export function useSending({
  form,
  initial = {},
  blank = {},
  query = "",
  merge,
  toastOf,
}: SendingOptions) {
  const language = useLanguage();
  const { showToast } = useToast();
  const [filling, setFilling] = useState((): Filling => {
    const draft = readDraft(form);
    if (!draft) return begin(0, initial);
    const { id, tried } = draft;
    const values = draft.query === query || !merge ? draft.values : merge(draft.values);
    const shown = { ...initial, ...values };
    return { ...begin(0, initial), id, tried, values: shown, restored: true, filled: true };
  });
  const [errors, setErrors] = useState<FieldError[]>([]);
  /** Whether the last try ended with errors: what is typed next is looked at again. */
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  const shownAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each filling has its own time
  useEffect(() => {
    shownAt.current = performance.now();
  }, [filling.fill]);

  // Ahead of its use, and for the time without a connection.
  useEffect(() => {
    if (filling.filled) loadSenders().catch(() => {});
  }, [filling.filled]);

  // "You are offline" is no longer true once the connection is back; that no answer came still is.
  useEffect(() => {
    if (failure?.reason !== "offline") return;
    const online = () => setFailure({ reason: "lost", after: new Date() });
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, [failure]);

  /** Keeps what the visitor typed as a draft; there is none of what nobody typed. */
  function keep(values: Values, { id, tried }: Pick<Filling, "id" | "tried"> = filling): boolean {
    const filled = Object.entries(values).some(
      ([name, value]) => value !== (filling.initial[name] ?? ""),
    );
    if (filled) writeDraft(form, { id, values, query, tried });
    else clearDraft(form, id);
    return filled;
  }

  /** Empties the form for another filling. */
  function clear(id = filling.id) {
    clearDraft(form, id);
    setErrors([]);
    setRefused(false);
    setFailure(undefined);
    setFilling(({ fill }) => begin(fill + 1, blank));
  }

  function fail(next: Failure) {
    setFailure(next);
    showToast({ message: toastOf(next), tone: "error", silent: true });
  }

  /** Sends it, and tells whether it arrived. A failure keeps what was typed, and the id. */
  async function submit(content: Content): Promise<boolean> {
    const { values } = content;
    let { id } = filling;
    // The page may be gone before the answer comes.
    keep(values, { id, tried: true });
    setBusy(true);
    setErrors([]);
    setFailure(undefined);
    setSent(undefined);
    const outcome = await tryToSend(form, {
      ...content,
      id,
      onNewId(next) {
        clearDraft(form, id);
        id = next;
        keep(values, { id, tried: true });
      },
      shownAt: shownAt.current,
      language,
    });
    setBusy(false);
    setRefused(outcome.kind === "invalid");
    if (outcome.kind === "sent") {
      clear(id);
      setSent({ reference: outcome.reference, email: values.email ?? "" });
      showToast({ message: toastOf("sent"), silent: true });
      return true;
    }
    const tried = filling.tried || (outcome.kind === "failed" && unanswered.has(outcome.reason));
    keep(values, { id, tried });
    setFilling((now) => ({ ...now, id, tried }));
    if (outcome.kind === "invalid") setErrors(outcome.fields);
    else fail({ reason: outcome.reason, after: new Date(Date.now() + (outcome.wait ?? 0)) });
    return false;
  }

  /** Looks at one field again: what is mended goes, and where it is `left` what is wrong now shows. */
  async function look({ values, more }: Contents, field: string, left: boolean) {
    // The rules do not know files.
    if (!(field in values)) return;
    const { senders } = await loadSenders();
    const filled = { id: filling.id, shownAt: shownAt.current, language, values, more };
    const found = senders[form].findings(filled).filter((one) => one.field === field);
    setErrors((all) => {
      const still = all.filter(
        (one) => one.field === field && found.some(({ code }) => code === one.code),
      );
      return [...all.filter((one) => one.field !== field), ...(left ? found : still)];
    });
  }

  return {
    ...filling,
    errors,
    setErrors,
    busy,
    failure,
    sent,
    clear: () => clear(),
    /** After the answer: the empty form again. */
    another: () => setSent(undefined),
    /** To be called with all fields when one of them, `changed`, is another. */
    change(contents: Contents, changed: string) {
      const filled = keep(contents.values);
      if (filled !== filling.filled)
        setFilling({ ...filling, filled, restored: filling.restored && filled });
      if (errors.some(({ field }) => field === changed)) void look(contents, changed, false);
    },
    /** To be called with all fields when one of them is left. */
    leave(contents: Contents, field: string) {
      if (refused) void look(contents, field, true);
    },
    submit,
  };
}

const loadSenders = () => import("./send.ts");

async function tryToSend(form: keyof typeof senders, sending: Sending): Promise<Outcome> {
  try {
    const { senders } = await loadSenders();
    return await senders[form].send(sending);
  } catch (error) {
    // The code that sends did not come.
    console.error(error);
    return { kind: "failed", reason: navigator.onLine ? "failure" : "offline" };
  }
}
