// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Sending } from "./outcome.ts";
import { type Answer, NoAnswer, post } from "./post.ts";
import { senders } from "./send.ts";

vi.mock("./post.ts", async (original) => ({
  ...(await original<typeof import("./post.ts")>()),
  post: vi.fn(),
}));

const posted = vi.mocked(post);

const answer = (more: Partial<Answer>): Answer => ({
  ok: false,
  status: 400,
  reference: "",
  code: undefined,
  fields: [],
  wait: 1000,
  ...more,
});
const stored = answer({ ok: true, status: 201, reference: "ENQ-0000-0000" });

const person = { firstName: "Layla", lastName: "Haddad", email: "layla@example.com" };
const enquiry = {
  ...person,
  phone: "",
  company: "",
  service: "Digital Marketing",
  message: "An idea",
};
const letter = { ...person, phone: "+971 50 000 0000", jobId: "vacancy-a", coverLetter: "Dear" };

const sending = (values: Sending["values"], more: Partial<Sending> = {}): Sending => ({
  id: "00000000-0000-4000-8000-000000000000",
  onNewId: () => undefined,
  shownAt: 0,
  language: "en",
  values,
  trap: "",
  ...more,
});
const application = (more: Partial<Sending> = {}) =>
  senders.application.send(sending(letter, more));
const file = new File(["%PDF"], "cv.pdf");

afterEach(() => void vi.restoreAllMocks());
beforeEach(() => {
  posted.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("a filled trap", () => {
  test.each([
    ["contact", enquiry],
    ["newsletter", { email: person.email }],
    ["gymestry", { email: person.email }],
  ] as const)("of %s is the server's to judge", async (form, values) => {
    posted.mockResolvedValue(stored);
    const outcome = await senders[form].send(sending(values, { trap: "Acme" }));
    expect(outcome).toEqual({ kind: "sent", reference: "ENQ-0000-0000" });
    expect(posted.mock.calls[0]?.[1]).toMatchObject({ remarks: "Acme" });
  });

  test("of an application as well", async () => {
    posted.mockResolvedValue(stored);
    await application({ trap: "Acme" });
    const body = posted.mock.calls[0]?.[1] as FormData;
    expect(JSON.parse(String(body.get("form")))).toMatchObject({ remarks: "Acme" });
  });
});

describe("a finding", () => {
  test.each([
    { field: "", code: "invalid" },
    { field: "consentVersion", code: "consent-invalid" },
    { field: "remarks", code: "invalid" },
    { field: "budget", code: "required" },
    { field: "company", code: "unknown-field" },
  ] as const)("that nobody can mend is told for the whole form: $field $code", async (finding) => {
    posted.mockResolvedValue(answer({ status: 422, code: "fields-invalid", fields: [finding] }));
    expect(await senders.contact.send(sending(enquiry))).toEqual({
      kind: "failed",
      reason: "outdated",
    });
  });

  test("that can be mended goes before those that cannot", async () => {
    const email = { field: "email", code: "email-invalid" } as const;
    const fields = [{ field: "remarks", code: "invalid" } as const, email];
    posted.mockResolvedValue(answer({ status: 422, code: "fields-invalid", fields }));
    expect(await senders.newsletter.send(sending({ email: person.email }))).toEqual({
      kind: "invalid",
      fields: [email],
    });
  });
});

describe("a failure", () => {
  test.each([
    ["too-slow", "upload", "failure"],
    ["body-incomplete", "upload", "failure"],
    ["busy", "upload", "failure"],
    ["upload-unavailable", "upload", "upload"],
    ["too-many", "tooMany", "tooMany"],
    ["vacancy-closed", "closed", "closed"],
    ["multipart-invalid", "outdated", "outdated"],
    ["content-unavailable", "failure", "failure"],
    [undefined, "failure", "failure"],
  ] as const)("%s with a file is %s, without one %s", async (code, withFile, without) => {
    posted.mockResolvedValue(answer({ code, wait: 3_600_000 }));
    const failed = (reason: string) => ({ kind: "failed", reason, wait: 3_600_000 });
    expect(await application({ file })).toEqual(failed(withFile));
    expect(await application({ file: null })).toEqual(failed(without));
  });

  test("without an answer leaves open whether it was stored", async () => {
    posted.mockRejectedValue(new NoAnswer("/api/applications", true));
    expect(await application({ file })).toEqual({ kind: "failed", reason: "lost" });
    posted.mockRejectedValue(new NoAnswer("/api/applications", false));
    expect(await application({ file })).toEqual({ kind: "failed", reason: "upload" });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await application({ file })).toEqual({ kind: "failed", reason: "offline" });
  });
});
