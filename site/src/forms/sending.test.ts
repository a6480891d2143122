import { describe, expect, test } from "vitest";
import { advance, begin, type SendingEvent, type SendingState } from "./sending.ts";

const at = new Date("2026-01-01T10:00:00Z");
const fresh: SendingState = {
  phase: { name: "editing" },
  filling: begin(0, "an-id", { service: "x" }),
  errors: [],
};
const reached = (...events: SendingEvent[]) => events.reduce(advance, fresh);
const required = { field: "email", code: "required" } as const;
const offline: SendingEvent = { type: "failed", id: "an-id", failure: { reason: "offline" } };

describe("a form on its way", () => {
  test("is refused, and each field is mended by itself", () => {
    const state = reached(
      { type: "submitted" },
      { type: "refused", id: "an-id", errors: [required, { field: "phone", code: "required" }] },
      { type: "looked", field: "email", found: [], left: false },
    );
    expect(state.phase.name).toBe("refused");
    expect(state.errors).toEqual([{ field: "phone", code: "required" }]);
  });

  test("says nothing new of a field before it is left", () => {
    const found = [{ field: "phone", code: "phone-invalid" }] as const;
    const looked = { type: "looked", field: "phone", found } as const;
    expect(reached({ ...looked, left: false }).errors).toEqual([]);
    expect(reached({ ...looked, left: true }).errors).toEqual(found);
  });

  test("may be stored where no answer came, and is not where one did", () => {
    expect(reached(offline).filling.tried).toBe(true);
    expect(
      reached({ type: "failed", id: "an-id", failure: { reason: "tooMany" } }).filling.tried,
    ).toBe(false);
  });

  test("is offline until the connection is back, and lost from then on", () => {
    expect(reached(offline, { type: "connected", at }).phase).toEqual({
      name: "failed",
      failure: { reason: "lost", after: at },
    });
    const sending = reached({ type: "submitted" });
    expect(advance(sending, { type: "connected", at })).toBe(sending);
  });

  test("arrives once, and another one begins empty under its own id", () => {
    const sent = { reference: "ENQ-7K3M-9QXT", email: "a@example.com" };
    const state = reached(
      { type: "typed", filled: true },
      { type: "submitted" },
      { type: "arrived", id: "next", sent, blank: {} },
    );
    expect(state).toEqual({
      phase: { name: "sent", sent },
      filling: begin(1, "next", {}),
      errors: [],
    });
    expect(advance(state, { type: "reopened" }).phase.name).toBe("editing");
  });

  test("takes over what was typed into the server's HTML", () => {
    const values = { message: "Half a thought" };
    expect(reached({ type: "took over", id: "mine", values }).filling).toMatchObject({
      fill: 0,
      id: "mine",
      values,
      filled: true,
    });
    expect(reached({ type: "took over", id: "mine" }).filling.filled).toBe(false);
  });
});
