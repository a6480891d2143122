import type { FailureReason } from "@agency/server/forms/failure";
import type { FieldError } from "@agency/server/forms/fieldError";
import type { Values } from "./draft.ts";

/** Why the last try failed. */
export interface Failure {
  reason: FailureReason;
  /** From when on it may be sent again. @default unknown: nothing the server renders has a clock */
  after?: Date | undefined;
}

/** The server's yes. */
export interface Sent {
  /** What people call it by; empty where it has none. */
  reference: string;
  /** Where the answer goes; unknown where the page was opened with the result in its address. */
  email?: string | undefined;
}

/** One filling of the form, from empty fields or a draft to the server's answer. */
export interface Filling {
  /** Another one for each filling. */
  fill: number;
  /** Of the form, the same for every try; empty until the page is the browser's. */
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

/** How far a form has come. */
type Phase =
  /** It has not been sent. */
  | { name: "editing" }
  /** It is on its way. */
  | { name: "sending" }
  /** The last try ended with errors: what is typed next is looked at again. */
  | { name: "refused" }
  /** The last try ended without an answer to the fields. */
  | { name: "failed"; failure: Failure }
  /** It is stored; the fields are those of the next filling. */
  | { name: "sent"; sent: Sent };

export interface SendingState {
  phase: Phase;
  filling: Filling;
  errors: readonly FieldError[];
}

export type SendingEvent =
  /** The page is the browser's, and what was typed before is known. */
  | { type: "took over"; id: string; values?: Values | undefined; after?: Date | undefined }
  | { type: "restored"; id: string; values: Values; tried: boolean }
  | { type: "typed"; filled: boolean }
  /** One field was looked at, by the rules, or as it was `left`. */
  | { type: "looked"; field: string; found: readonly FieldError[]; left: boolean }
  /** What is wrong with one field is known without the rules; nothing is, where there is no code. */
  | { type: "found"; field: string; found: readonly FieldError[] }
  | { type: "submitted" }
  | { type: "refused"; id: string; errors: readonly FieldError[] }
  | { type: "failed"; id: string; failure: Failure }
  | { type: "arrived"; id: string; sent: Sent; blank: Values }
  /** The connection is back. */
  | { type: "connected"; at: Date }
  | { type: "emptied"; id: string; blank: Values }
  /** The empty form again, after the answer. */
  | { type: "reopened" };

/** No answer came, so that nobody knows what is stored. */
const unanswered: ReadonlySet<FailureReason> = new Set(["offline", "lost"]);

export const begin = (fill: number, id: string, initial: Values): Filling => ({
  fill,
  id,
  initial,
  values: initial,
  restored: false,
  tried: false,
  filled: false,
});

const without = (errors: readonly FieldError[], field: string) =>
  errors.filter((one) => one.field !== field);

/** What becomes of a form on its way (specification, sections 4 and 8). */
export function advance(state: SendingState, event: SendingEvent): SendingState {
  const { phase, filling, errors } = state;
  switch (event.type) {
    case "took over": {
      const { id, values, after } = event;
      const taken = values ? { ...filling, id, values, filled: true } : { ...filling, id };
      if (phase.name !== "failed" || !after) return { ...state, filling: taken };
      return {
        ...state,
        filling: taken,
        phase: { ...phase, failure: { ...phase.failure, after } },
      };
    }
    case "restored": {
      const { id, values, tried } = event;
      const fill = filling.fill + 1;
      return {
        errors: [],
        phase: { name: "editing" },
        filling: { ...filling, fill, id, values, tried, restored: true, filled: true },
      };
    }
    case "typed": {
      const { filled } = event;
      if (filled === filling.filled) return state;
      return { ...state, filling: { ...filling, filled, restored: filling.restored && filled } };
    }
    case "looked": {
      const { field, found, left } = event;
      const still = errors.filter(
        (one) => one.field === field && found.some(({ code }) => code === one.code),
      );
      return { ...state, errors: [...without(errors, field), ...(left ? found : still)] };
    }
    case "found":
      return { ...state, errors: [...without(errors, event.field), ...event.found] };
    case "submitted":
      return { ...state, errors: [], phase: { name: "sending" } };
    case "refused":
      return {
        errors: event.errors,
        phase: { name: "refused" },
        filling: { ...filling, id: event.id },
      };
    case "failed": {
      const { id, failure } = event;
      const tried = filling.tried || unanswered.has(failure.reason);
      return {
        ...state,
        phase: { name: "failed", failure },
        filling: { ...filling, id, tried },
      };
    }
    case "arrived":
      return {
        errors: [],
        phase: { name: "sent", sent: event.sent },
        filling: begin(filling.fill + 1, event.id, event.blank),
      };
    case "connected":
      if (phase.name !== "failed" || phase.failure.reason !== "offline") return state;
      return { ...state, phase: { name: "failed", failure: { reason: "lost", after: event.at } } };
    case "emptied":
      return {
        errors: [],
        phase: { name: "editing" },
        filling: begin(filling.fill + 1, event.id, event.blank),
      };
    case "reopened":
      return { ...state, phase: { name: "editing" } };
  }
}
