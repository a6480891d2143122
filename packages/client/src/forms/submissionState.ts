import type { FailureReason } from "@agency/server/forms/failure";
import type { FieldError } from "@agency/server/forms/fieldError";
import type { FormValues } from "./draft.ts";

/** Why the last attempt failed. */
export interface SubmissionFailure {
  reason: FailureReason;
  /** Earliest time of the next attempt. @default unknown: the server renders no times of day */
  retryAt?: Date | undefined;
}

/** A stored form. */
export interface SubmissionResult {
  /** Reference number for people. Empty if the form has none. */
  reference: string;
  /** Address that the answer goes to. @default unknown: the result was read from the address bar */
  email?: string | undefined;
}

/** A form from its first change to the server's answer. */
export interface FormSession {
  /** React key of the form element: a new session has new fields. */
  formKey: number;
  /** Idempotency key of all attempts. Empty before hydration. */
  id: string;
  /** Values without any input of the visitor. */
  initialValues: FormValues;
  /** Values that the fields were rendered with. */
  values: FormValues;
  /** Whether the values come from a draft. */
  isRestored: boolean;
  /** Whether an attempt had no answer, so that the form may be stored already. */
  tried: boolean;
  /** Whether the visitor has changed any value. */
  isDirty: boolean;
}

type Phase =
  | { name: "editing" }
  | { name: "submitting" }
  /** The last attempt was rejected. Fields are validated as they change. */
  | { name: "invalid" }
  | { name: "failed"; failure: SubmissionFailure }
  /** Stored. The session is the next one. */
  | { name: "sent"; result: SubmissionResult };

export interface SubmissionState {
  phase: Phase;
  session: FormSession;
  errors: readonly FieldError[];
}

export type SubmissionEvent =
  /** `values` are those typed before hydration. */
  | { type: "hydrated"; id: string; values?: FormValues | undefined; retryAt?: Date | undefined }
  | { type: "restored"; id: string; values: FormValues; tried: boolean }
  | { type: "changed"; isDirty: boolean }
  /** A field was validated while it was edited, or after it lost focus (`isLeft`). */
  | { type: "validated"; field: string; errors: readonly FieldError[]; isLeft: boolean }
  | { type: "submitted" }
  | { type: "rejected"; id: string; errors: readonly FieldError[] }
  | { type: "failed"; id: string; failure: SubmissionFailure }
  /** Stored (with a result) or cleared. `values` are those of the next session. */
  | { type: "restarted"; id: string; values: FormValues; result?: SubmissionResult }
  | { type: "online"; at: Date }
  | { type: "reopened" };

const noAnswer: ReadonlySet<FailureReason> = new Set(["offline", "lost"]);

/** Returns a session without input of the visitor. */
export const createSession = (formKey: number, id: string, values: FormValues): FormSession => ({
  formKey,
  id,
  initialValues: values,
  values,
  isRestored: false,
  tried: false,
  isDirty: false,
});

/** Returns the state of a form that is being edited or, with a result, was stored. */
export const createState = (session: FormSession, result?: SubmissionResult): SubmissionState => ({
  phase: result ? { name: "sent", result } : { name: "editing" },
  session,
  errors: [],
});

/** Reducer of a form's state (specification, sections 4 and 8). */
export function reduceSubmission(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  const { phase, session, errors } = state;
  switch (event.type) {
    case "hydrated": {
      const { id, values, retryAt } = event;
      return {
        ...state,
        session: { ...session, id, ...(values && { values, isDirty: true }) },
        phase:
          phase.name === "failed" ? { ...phase, failure: { ...phase.failure, retryAt } } : phase,
      };
    }
    case "restored": {
      const { id, values, tried } = event;
      const { formKey, initialValues } = session;
      const next = createSession(formKey + 1, id, initialValues);
      return createState({ ...next, values, tried, isRestored: true, isDirty: true });
    }
    case "changed": {
      const { isDirty } = event;
      if (isDirty === session.isDirty) return state;
      const isRestored = session.isRestored && isDirty;
      return { ...state, session: { ...session, isDirty, isRestored } };
    }
    case "validated": {
      const { field, isLeft } = event;
      const isShown = ({ code }: FieldError) =>
        errors.some((error) => error.field === field && error.code === code);
      const others = errors.filter((error) => error.field !== field);
      // New errors appear once the field is left.
      return {
        ...state,
        errors: [...others, ...event.errors.filter((one) => isLeft || isShown(one))],
      };
    }
    case "submitted":
      return { ...state, errors: [], phase: { name: "submitting" } };
    case "rejected":
      return {
        errors: event.errors,
        phase: { name: "invalid" },
        session: { ...session, id: event.id },
      };
    case "failed": {
      const { id, failure } = event;
      const tried = session.tried || noAnswer.has(failure.reason);
      return {
        ...state,
        phase: { name: "failed", failure },
        session: { ...session, id, tried },
      };
    }
    case "restarted": {
      const next = createSession(session.formKey + 1, event.id, event.values);
      return createState(next, event.result);
    }
    case "online":
      if (phase.name !== "failed" || phase.failure.reason !== "offline") return state;
      return {
        ...state,
        phase: { name: "failed", failure: { reason: "lost", retryAt: event.at } },
      };
    case "reopened":
      return { ...state, phase: { name: "editing" } };
  }
}
