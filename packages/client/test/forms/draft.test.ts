import { beforeEach, describe, expect, test, vi } from "vitest";
import { clearDraft, readDraft, writeDraft } from "../../src/forms/draft.ts";

const draft = { id: "an-id", values: { message: "Half a thought" }, query: "", tried: false };

beforeEach(() => sessionStorage.clear());

describe("a draft", () => {
  test("stays in the tab until it is cleared", () => {
    writeDraft("contact", draft);
    expect(readDraft("contact")).toEqual(draft);
    expect(readDraft("application")).toBeUndefined();
    clearDraft("contact", "an-older-id");
    expect(readDraft("contact")).toEqual(draft);
    clearDraft("contact", draft.id);
    expect(readDraft("contact")).toBeUndefined();
  });

  test.each([["null"], ["{"], ["7"], ['{"id":7,"values":{}}'], ['{"id":"x"}']])(
    "that is broken is none: %s",
    (stored) => {
      sessionStorage.setItem("draft:contact", stored);
      expect(readDraft("contact")).toBeUndefined();
    },
  );

  test("needs no storage", () => {
    const forbidden = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Forbidden", "SecurityError");
    });
    expect(() => writeDraft("contact", draft)).not.toThrow();
    forbidden.mockRestore();
  });
});
