import { expect, test } from "vitest";
import { fieldMessages } from "./fieldMessage.ts";

test("each field says the first thing that is wrong with it", () => {
  const messages = fieldMessages(
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
