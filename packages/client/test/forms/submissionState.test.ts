import { describe, expect, test } from "vitest";
import {
  createSession,
  reduceSubmission,
  type SubmissionEvent,
  type SubmissionState,
} from "../../src/forms/submissionState.ts";

const at = new Date("2026-01-01T10:00:00Z");
const fresh: SubmissionState = {
  phase: { name: "editing" },
  session: createSession(0, "an-id", { service: "x" }),
  errors: [],
};
const reduce = (...events: SubmissionEvent[]) => events.reduce(reduceSubmission, fresh);
const required = { field: "email", code: "required" } as const;
const offline: SubmissionEvent = { type: "failed", id: "an-id", failure: { reason: "offline" } };

describe("reduceSubmission", () => {
  test("clears the errors of one field at a time", () => {
    const phone = { field: "phone", code: "required" } as const;
    const state = reduce(
      { type: "submitted" },
      { type: "rejected", id: "an-id", errors: [required, phone] },
      { type: "validated", field: "email", errors: [], isBlurred: false },
    );
    expect(state.phase.name).toBe("invalid");
    expect(state.errors).toEqual([phone]);
  });

  test("shows a new error of a field once it is left", () => {
    const errors = [{ field: "phone", code: "phone-invalid" }] as const;
    const validated = { type: "validated", field: "phone", errors } as const;
    expect(reduce({ ...validated, isBlurred: false }).errors).toEqual([]);
    expect(reduce({ ...validated, isBlurred: true }).errors).toEqual(errors);
  });

  test("may be stored after an attempt without an answer", () => {
    expect(reduce(offline).session.tried).toBe(true);
    const tooMany: SubmissionEvent = { ...offline, failure: { reason: "tooMany" } };
    expect(reduce(tooMany).session.tried).toBe(false);
  });

  test("is offline until the connection is back, and lost from then on", () => {
    expect(reduce(offline, { type: "online", at }).phase).toEqual({
      name: "failed",
      failure: { reason: "lost", retryAt: at },
    });
    const submitting = reduce({ type: "submitted" });
    expect(reduceSubmission(submitting, { type: "online", at })).toBe(submitting);
  });

  test("starts an empty session with a new id once it is stored", () => {
    const result = { reference: "ENQ-7K3M-9QXT", email: "a@example.com" };
    const state = reduce(
      { type: "changed", isDirty: true },
      { type: "submitted" },
      { type: "restarted", id: "next", result, values: {} },
    );
    expect(state).toEqual({
      phase: { name: "sent", result },
      session: createSession(1, "next", {}),
      errors: [],
    });
    expect(reduceSubmission(state, { type: "reopened" }).phase.name).toBe("editing");
  });

  test("adopts values typed before hydration", () => {
    const values = { message: "Half a thought" };
    expect(reduce({ type: "hydrated", id: "mine", values }).session).toMatchObject({
      formKey: 0,
      id: "mine",
      values,
      isDirty: true,
    });
    expect(reduce({ type: "hydrated", id: "mine" }).session.isDirty).toBe(false);
  });
});
