import { expect, test } from "vitest";
import { getFieldMessages } from "../../src/forms/fieldMessages.ts";

test("returns the first error of each field", () => {
  const messages = getFieldMessages(
    [
      { field: "email", code: "email-long" },
      { field: "email", code: "required" },
      { field: "resume", code: "file-large" },
      { field: "service", code: "service-invalid" },
    ],
    (key, field) => `${field}: ${key}`,
  );
  expect(messages).toEqual({
    email: "email: email",
    resume: "resume: fileSize",
    service: "service: other",
  });
});
