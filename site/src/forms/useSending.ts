import type { FieldError } from "@agency/server/forms/fieldError";
import { subscribedName } from "@agency/server/forms/posted";
import { uuid } from "@agency/server/forms/uuid";
import { useToast } from "@agency/ui/Toast";
import { useHydrated } from "@agency/ui/utils";
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type FormName, type PostedForm, referenceIn } from "../../shared/posted.ts";
import { useLanguage } from "../useLanguage.ts";
import { clearDraft, readDraft, type Values, writeDraft } from "./draft.ts";
import type { Outcome, Sending } from "./outcome.ts";
import { usePosted } from "./posted.ts";
import { advance, begin, type Failure, type SendingState, type Sent } from "./sending.ts";
import { changedFrom, elementOf, keepFocus, putInto, readTyped } from "./typed.ts";

export interface SendingOptions {
  /** Which form it is; its draft has the same name, and its element is found by it. */
  form: FormName;
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

/** What a form sends at once: its fields and what goes with them. */
type Content = Pick<Sending, "values" | "trap" | "file" | "found" | "onProgress">;

/**
 * A form on its way, from its first change to the server's answer: its id and its draft, what is
 * wrong with it, and how the last try ended (specification, sections 4 and 8). It begins from what
 * the server rendered, with the answer to a plain post if there was one; drafts come afterwards,
 * and never over what was typed before.
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
  const hydrated = useHydrated();
  const posted = usePosted(form);
  const [search] = useSearchParams();
  const [served] = useState(() => ({
    isServed: !hydrated,
    posted: hydrated ? undefined : posted,
    typed: hydrated ? undefined : typedSoFar(form),
  }));
  const [state, dispatch] = useReducer(advance, undefined, (): SendingState => {
    const result = resultOf(search, form);
    if (!hydrated) return asServed(initial, served.posted, result);
    const fresh = asServed(initial, undefined, result);
    const filling = begin(0, uuid(), initial);
    const draft = draftNow();
    if (!draft) return { ...fresh, filling };
    const restored = { ...filling, ...draft, restored: true, filled: true };
    return { ...fresh, phase: { name: "editing" }, filling: restored };
  });
  const { phase, filling, errors } = state;
  const failure = phase.name === "failed" ? phase.failure : undefined;
  const shownAt = useRef(0);
  const refocus = useRef<() => void>(undefined);
  /** Until then the fields tell what was typed before, and an older draft has not been looked at. */
  const isOwn = useRef(!served.isServed);

  /** The draft of an earlier page, with what the query brings. */
  function draftNow(): { id: string; values: Values; tried: boolean } | undefined {
    const draft = readDraft(form);
    if (!draft) return undefined;
    const { id, tried } = draft;
    // What the visitor took out of what the query brought stays out.
    if (draft.query === query) return { id, tried, values: draft.values };
    return { id, tried, values: { ...initial, ...(merge?.(draft.values) ?? draft.values) } };
  }

  /** The page is the browser's: what was typed before is the draft from now on. */
  const takeOver = useEffectEvent(() => {
    isOwn.current = true;
    if (phase.name === "sent") return dispatch({ type: "took over", id: uuid() });
    const element = elementOf(form);
    const now = element ? readTyped(element).values : {};
    const typed = {
      ...changedFrom(filling.values, served.typed?.values ?? {}),
      ...changedFrom(filling.values, now),
    };
    if (element) putInto(element, typed);
    const draft = served.posted ? undefined : draftNow();
    if (draft) {
      const values = { ...draft.values, ...typed };
      // What the address brings is no part of the draft before the visitor makes it one.
      if (Object.keys(typed).length > 0) writeDraft(form, { ...draft, values, query });
      refocus.current = keepFocus(form);
      return dispatch({ type: "restored", ...draft, values });
    }
    const id = served.posted?.id ?? uuid();
    const isTyped = served.posted !== undefined || Object.keys(typed).length > 0;
    const values = isTyped ? { ...filling.values, ...typed } : undefined;
    if (values) writeDraft(form, { id, values, query, tried: false });
    const after = served.posted?.retryAfter;
    dispatch({ type: "took over", id, values, after: after ? new Date(after) : undefined });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each filling has fields of its own; before what sets it
  useLayoutEffect(() => {
    refocus.current?.();
    refocus.current = undefined;
  }, [filling.fill]);

  useLayoutEffect(() => {
    // Once: a page that waits for the next one is hidden, and shown again if the visitor stays.
    if (!isOwn.current) takeOver();
  }, []);

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
    const online = () => dispatch({ type: "connected", at: new Date() });
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, [failure]);

  /** Keeps what the visitor typed as a draft; there is none of what nobody typed. */
  function keep(values: Values, { id, tried }: { id: string; tried: boolean } = filling): boolean {
    const filled = Object.keys(changedFrom(filling.initial, values)).length > 0;
    if (filled) writeDraft(form, { id, values, query, tried });
    else clearDraft(form, id);
    return filled;
  }

  /** Sends it, and tells whether it arrived. A failure keeps what was typed, and the id. */
  async function submit(content: Content): Promise<boolean> {
    const { values } = content;
    let { id } = filling;
    // The page may be gone before the answer comes.
    keep(values, { id, tried: true });
    dispatch({ type: "submitted" });
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
    if (outcome.kind === "sent") {
      clearDraft(form, id);
      const sent = { reference: outcome.reference, email: values.email ?? "" };
      dispatch({ type: "arrived", id: uuid(), sent, blank });
      showToast({ message: toastOf("sent"), silent: true });
      return true;
    }
    if (outcome.kind === "invalid") {
      keep(values, { id, tried: filling.tried });
      dispatch({ type: "refused", id, errors: outcome.fields });
      return false;
    }
    const failed = { reason: outcome.reason, after: new Date(Date.now() + (outcome.wait ?? 0)) };
    const event = { type: "failed", id, failure: failed } as const;
    keep(values, { id, tried: advance(state, event).filling.tried });
    dispatch(event);
    showToast({ message: toastOf(failed), tone: "error", silent: true });
    return false;
  }

  /** Looks at one field again: what is mended goes, and where it is `left` what is wrong now shows. */
  async function look(values: Values, field: string, left: boolean) {
    // The rules do not know files.
    if (!(field in values)) return;
    const { senders } = await loadSenders();
    const filled = { id: filling.id, shownAt: shownAt.current, language, values };
    const found = senders[form].findings(filled).filter((one) => one.field === field);
    dispatch({ type: "looked", field, found, left });
  }

  return {
    ...filling,
    errors,
    busy: phase.name === "sending",
    failure,
    sent: phase.name === "sent" ? phase.sent : undefined,
    /** What was in the form, and the file, before the page was the browser's. */
    served,
    /** Says what is wrong with a field, without the rules. */
    find: (field: string, found: readonly FieldError[]) =>
      dispatch({ type: "found", field, found }),
    /** Empties the form for another filling. */
    clear() {
      clearDraft(form, filling.id);
      dispatch({ type: "emptied", id: uuid(), blank });
    },
    /** After the answer: the empty form again, or the draft that an earlier page left. */
    another() {
      const draft = draftNow();
      dispatch(draft ? { type: "restored", ...draft } : { type: "reopened" });
    },
    /** To be called with all fields when one of them, `changed`, is another. */
    change(values: Values, changed: string) {
      if (!isOwn.current) return;
      dispatch({ type: "typed", filled: keep(values) });
      if (errors.some(({ field }) => field === changed)) void look(values, changed, false);
    },
    /** To be called with all fields when one of them is left. */
    leave(values: Values, field: string) {
      if (phase.name === "refused") void look(values, field, true);
    },
    submit,
  };
}

/** What stands in the server's HTML of a form, which React may write over. */
function typedSoFar(form: FormName) {
  const element = typeof document === "undefined" ? null : elementOf(form);
  return element ? readTyped(element) : undefined;
}

/** How a plain post ended, by the address that it led to. */
function resultOf(search: URLSearchParams, form: FormName): Sent | undefined {
  const isJoined = search.get(subscribedName) === form;
  const reference = referenceIn(search, form);
  return isJoined || reference ? { reference: reference ?? "" } : undefined;
}

/** The form as the server renders it, for any visitor alike. */
function asServed(
  initial: Values,
  posted: PostedForm | undefined,
  sent: Sent | undefined,
): SendingState {
  const filling = begin(0, "", initial);
  if (!posted)
    return { phase: sent ? { name: "sent", sent } : { name: "editing" }, filling, errors: [] };
  const { values, errors, failure } = posted;
  return {
    phase: failure ? { name: "failed", failure: { reason: failure } } : { name: "refused" },
    filling: { ...filling, values: { ...initial, ...values }, filled: true },
    errors,
  };
}

const loadSenders = () => import("./send.ts");

async function tryToSend(form: FormName, sending: Sending): Promise<Outcome> {
  try {
    const { senders } = await loadSenders();
    return await senders[form].send(sending);
  } catch (error) {
    // The code that sends did not come.
    console.error(error);
    return { kind: "failed", reason: navigator.onLine ? "failure" : "offline" };
  }
}
