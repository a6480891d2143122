import { describe, expect, test } from "vitest";
import { readResult } from "../../src/forms/readResult.ts";

const read = (query: Record<string, string>, form = "contact", prefix?: string) =>
  readResult(new URLSearchParams(query), form, prefix);

describe("readResult", () => {
  test("returns the reference of the form it belongs to", () => {
    expect(read({ sent: "ENQ-7K3M-9QXT" }, "contact", "ENQ")).toEqual({
      reference: "ENQ-7K3M-9QXT",
    });
    expect(read({ sent: "ENQ-7K3M-9QXT" }, "newsletter")).toBeUndefined();
  });

  test.each(["ENQ-7K3M", "APP-7K3M-9QXT", "<b>", "ENQ-7K3M-9QXT-9QXT"])("ignores %s", (sent) => {
    expect(read({ sent }, "contact", "ENQ")).toBeUndefined();
  });

  test("returns a subscription of this form only", () => {
    expect(read({ subscribed: "newsletter" }, "newsletter")).toEqual({ reference: "" });
    expect(read({ subscribed: "waitlist" }, "newsletter")).toBeUndefined();
  });
});
