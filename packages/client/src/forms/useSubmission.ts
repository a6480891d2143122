import type { FieldError } from "@agency/server/forms/fieldError";
import type { FormLocation, PostedForm } from "@agency/server/forms/posted";
import { uuid } from "@agency/server/forms/uuid";
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useIsHydrating } from "../useIsHydrating.ts";
import type { FormSender, SendRequest, SubmissionOutcome } from "./createSender.ts";
import { clearDraft, type FormValues, readDraft, writeDraft } from "./draft.ts";
import {
  getChangedValues,
  getFormElement,
  readValues,
  restoreTextAreas,
  saveFocus,
} from "./formElement.ts";
import { usePostedForm } from "./PostedFormContext.ts";
import {
  createSession,
  createState,
  reduceSubmission,
  type SubmissionFailure,
  type SubmissionResult,
  type SubmissionState,
} from "./submissionState.ts";

export interface SubmissionOptions extends Pick<FormLocation, "endpoint" | "anchor"> {
  /** Drafts are stored under `draft:NAME` in session storage. */
  name: string;
  language: string;
  /** Called on the first change: the page's code lacks the validation library. */
  loadSender: () => Promise<FormSender>;
  onSettled?: ((end: "sent" | SubmissionFailure) => void) | undefined;
  /** From `readResult`, on the first render. */
  result?: SubmissionResult | undefined;
  /** Unchanged, they are not saved as a draft. @default empty */
  initialValues?: FormValues | undefined;
  /** @default empty */
  emptyValues?: FormValues | undefined;
  /**
   * Query string with prefilled `initialValues`, contained in drafts saved under it. @default none
   */
  query?: string | undefined;
  /** Merges `initialValues` into another query's draft. @default the draft takes precedence */
  mergeDraft?: ((draft: FormValues) => FormValues) | undefined;
}

type SubmitContent = Pick<
  SendRequest,
  "values" | "honeypot" | "file" | "fileErrors" | "onProgress"
>;

/**
 * Keeps a form's state (specification, sections 4 and 8). Starts from the server's HTML. Hydration
 * restores the draft, except in fields already typed in.
 */
export function useSubmission({
  name,
  anchor,
  language,
  loadSender,
  onSettled,
  result,
  initialValues = {},
  emptyValues = {},
  query = "",
  mergeDraft,
}: SubmissionOptions) {
  const isHydrating = useIsHydrating();
  const current = usePostedForm(name);
  const [posted] = useState(isHydrating ? current : undefined);
  // React overwrites them.
  const [typedValues] = useState(() => readValues(isHydrating ? getFormElement(anchor) : null));
  const [state, dispatch] = useReducer(reduceSubmission, undefined, () => {
    if (isHydrating) return createServedState(initialValues, posted, result);
    const fresh = createState(createSession(0, uuid(), initialValues), result);
    const draft = getDraft();
    return draft ? reduceSubmission(fresh, { type: "restored", ...draft }) : fresh;
  });
  const { phase, session, errors } = state;
  const failure = phase.name === "failed" ? phase.failure : undefined;
  const shownAt = useRef(0);
  const restoreFocus = useRef<() => void>(undefined);
  /** Drafts wait for hydration. */
  const isInteractive = useRef(!isHydrating);

  function getDraft() {
    const draft = readDraft(name);
    // A removed prefilled value is not added again.
    if (!draft || draft.query === query) return draft;
    const values = { ...initialValues, ...(mergeDraft?.(draft.values) ?? draft.values) };
    return { ...draft, values };
  }

  const hydrate = useEffectEvent(() => {
    isInteractive.current = true;
    if (phase.name === "sent") return dispatch({ type: "hydrated", id: uuid() });
    const form = getFormElement(anchor);
    const typed = {
      ...getChangedValues(session.values, typedValues),
      ...getChangedValues(session.values, readValues(form)),
    };
    if (form) restoreTextAreas(form, typed);
    const hasTyped = Object.keys(typed).length > 0;
    const draft = posted ? undefined : getDraft();
    if (draft) {
      const values = { ...draft.values, ...typed };
      // The first change adds prefilled values.
      if (hasTyped) writeDraft(name, { ...draft, values, query });
      restoreFocus.current = saveFocus(anchor);
      return dispatch({ type: "restored", ...draft, values });
    }
    const id = posted?.id ?? uuid();
    const values = posted || hasTyped ? { ...session.values, ...typed } : undefined;
    if (values) writeDraft(name, { id, values, query, tried: false });
    const retryAfter = posted?.retryAfter;
    const retryAt = retryAfter ? new Date(retryAfter) : undefined;
    dispatch({ type: "hydrated", id, values, retryAt });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means new fields
  useLayoutEffect(() => {
    restoreFocus.current?.();
    restoreFocus.current = undefined;
  }, [session.formKey]);

  useLayoutEffect(() => {
    // Once: effects run again after `Activity` hid the page.
    if (!isInteractive.current) hydrate();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: time is measured anew for each session
  useEffect(() => {
    shownAt.current = performance.now();
  }, [session.formKey]);

  // The connection may be lost later.
  const preload = useEffectEvent(() => void loadSender().catch(() => {}));
  useEffect(() => {
    if (session.isDirty) preload();
  }, [session.isDirty]);

  useEffect(() => {
    if (failure?.reason !== "offline") return;
    const online = () => dispatch({ type: "online", at: new Date() });
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, [failure]);

  function saveDraft(values: FormValues, id = session.id, tried = session.tried): boolean {
    const isDirty = Object.keys(getChangedValues(session.initialValues, values)).length > 0;
    if (isDirty) writeDraft(name, { id, values, query, tried });
    else clearDraft(name, id);
    return isDirty;
  }

  async function submit(content: SubmitContent): Promise<boolean> {
    const { values } = content;
    let { id } = session;
    // The page may be left meanwhile.
    saveDraft(values, id, true);
    dispatch({ type: "submitted" });
    const outcome = await send(loadSender, {
      ...content,
      id,
      onNewId(next) {
        clearDraft(name, id);
        id = next;
        saveDraft(values, id, true);
      },
      shownAt: shownAt.current,
      language,
    });
    if (outcome.kind === "sent") {
      clearDraft(name, id);
      const sent = { reference: outcome.reference, email: values.email ?? "" };
      dispatch({ type: "restarted", id: uuid(), values: emptyValues, result: sent });
      onSettled?.("sent");
      return true;
    }
    if (outcome.kind === "invalid") {
      saveDraft(values, id);
      dispatch({ type: "rejected", id, errors: outcome.fields });
      return false;
    }
    const { reason, retryAfter = 0 } = outcome;
    const failed = { reason, retryAt: new Date(Date.now() + retryAfter) };
    const event = { type: "failed", id, failure: failed } as const;
    saveDraft(values, id, reduceSubmission(state, event).session.tried);
    dispatch(event);
    onSettled?.(failed);
    return false;
  }

  async function validateField(values: FormValues, field: string, isBlurred: boolean) {
    // Schemas do not validate files.
    if (!(field in values)) return;
    const sender = await loadSender();
    const form = { id: session.id, shownAt: shownAt.current, language, values };
    const found = sender.validate(form).filter((error) => error.field === field);
    dispatch({ type: "validated", field, errors: found, isBlurred });
  }

  return {
    ...session,
    errors,
    isSubmitting: phase.name === "submitting",
    failure,
    result: phase.name === "sent" ? phase.result : undefined,
    posted,
    isRejected: phase.name === "invalid",
    dispatch,
    getDraft,
    validateField,
    setErrors: (field: string, next: readonly FieldError[]) =>
      dispatch({ type: "validated", field, errors: next, isBlurred: true }),
    changeField(values: FormValues, field: string) {
      if (!isInteractive.current) return;
      const isDirty = saveDraft(values);
      dispatch({ type: "changed", isDirty });
      if (errors.some((error) => error.field === field)) void validateField(values, field, false);
    },
    /** Resolves to whether the form was stored. Failures keep values and id. */
    submit,
  };
}

function createServedState(
  initialValues: FormValues,
  posted: PostedForm | undefined,
  result: SubmissionResult | undefined,
): SubmissionState {
  const session = createSession(0, "", initialValues);
  if (!posted) return createState(session, result);
  const { values, errors, failure } = posted;
  return {
    phase: failure ? { name: "failed", failure: { reason: failure } } : { name: "invalid" },
    session: { ...session, values: { ...initialValues, ...values }, isDirty: true },
    errors,
  };
}

async function send(
  loadSender: SubmissionOptions["loadSender"],
  request: SendRequest,
): Promise<SubmissionOutcome> {
  try {
    return await (await loadSender()).send(request);
  } catch (error) {
    console.error(error);
    return { kind: "failed", reason: navigator.onLine ? "failure" : "offline" };
  }
}
