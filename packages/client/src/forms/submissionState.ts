import type { FailureReason } from "@agency/server/forms/failure";
import type { FieldError } from "@agency/server/forms/fieldError";
import type { FormValues } from "./draft.ts";

export interface SubmissionFailure {
  reason: FailureReason;
  /** Unset on the server, which renders no clock times. */
  retryAt?: Date | undefined;
}

export interface SubmissionResult {
  /** Empty if the form has none. */
  reference: string;
  /** Unset for results of the URL. */
  email?: string | undefined;
}

export interface FormSession {
  /** React key: new sessions get new fields. */
  formKey: number;
  /** Idempotency key of all attempts. Empty before hydration. */
  id: string;
  initialValues: FormValues;
  values: FormValues;
  isRestored: boolean;
  /** Sent without a response, so perhaps stored. */
  tried: boolean;
  isDirty: boolean;
}

type Phase =
  | { name: "editing" }
  | { name: "submitting" }
  /** Rejected. From now on, changes are validated. */
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
  /** `values` were typed before hydration. */
  | { type: "hydrated"; id: string; values?: FormValues | undefined; retryAt?: Date | undefined }
  | { type: "restored"; id: string; values: FormValues; tried: boolean }
  | { type: "changed"; isDirty: boolean }
  /** Validated while editing, or on blur. */
  | { type: "validated"; field: string; errors: readonly FieldError[]; isBlurred: boolean }
  | { type: "submitted" }
  | { type: "rejected"; id: string; errors: readonly FieldError[] }
  | { type: "failed"; id: string; failure: SubmissionFailure }
  /** Stored (with a result) or cleared. `values` are the next session's. */
  | { type: "restarted"; id: string; values: FormValues; result?: SubmissionResult }
  | { type: "online"; at: Date }
  | { type: "reopened" };

const noAnswer: ReadonlySet<FailureReason> = new Set(["offline", "lost"]);

/** Creates an untouched form session. */
export const createSession = (formKey: number, id: string, values: FormValues): FormSession => ({
  formKey,
  id,
  initialValues: values,
  values,
  isRestored: false,
  tried: false,
  isDirty: false,
});

/** Creates the initial state: "sent" with a result, otherwise "editing". */
export const createState = (session: FormSession, result?: SubmissionResult): SubmissionState => ({
  phase: result ? { name: "sent", result } : { name: "editing" },
  session,
  errors: [],
});

/** Reduces a form's state (specification, sections 4 and 8). */
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
      const { field, isBlurred } = event;
      const isShown = ({ code }: FieldError) =>
        errors.some((error) => error.field === field && error.code === code);
      const others = errors.filter((error) => error.field !== field);
      return {
        ...state,
        errors: [...others, ...event.errors.filter((one) => isBlurred || isShown(one))],
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
