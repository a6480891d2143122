import { emailSchema, optionalLine, requiredNameSchema } from "@agency/server/forms/fields";
import { defineForm } from "@agency/server/forms/form";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSender, type SendRequest } from "../../src/forms/createSender.ts";
import { NoResponseError, type PostResponse, post } from "../../src/forms/post.ts";

vi.mock("../../src/forms/post.ts", async (original) => ({
  ...(await original<typeof import("../../src/forms/post.ts")>()),
  post: vi.fn(),
}));

const posted = vi.mocked(post);

const respond = (more: Partial<PostResponse>): PostResponse => ({
  ok: false,
  status: 400,
  reference: "",
  code: undefined,
  fields: [],
  retryAfter: 0,
  ...more,
});
const stored = respond({ ok: true, status: 201, reference: "ENQ-0000-0000" });

const { schema } = defineForm({
  name: "contact",
  languages: ["en", "ar"],
  minFillTime: 0,
  fields: { name: requiredNameSchema, email: emailSchema, company: optionalLine(100) },
  consentVersion: v.literal("contact-1", "consent-invalid"),
});
const options = { endpoint: "/api/contact", schema, extraValues: { consentVersion: "contact-1" } };
const onStored = vi.fn();
const sender = createSender({ ...options, onStored });
const multipartSender = createSender({ ...options, isMultipart: true });

const values = { name: "Layla", email: "layla@example.com", company: "" };
const onNewId = vi.fn();
const request = (more: Partial<SendRequest> = {}): SendRequest => ({
  id: "00000000-0000-4000-8000-000000000000",
  onNewId,
  shownAt: 0,
  language: "en",
  values,
  honeypot: "",
  ...more,
});
const file = new File(["%PDF"], "cv.pdf");

afterEach(() => void vi.restoreAllMocks());
beforeEach(() => {
  for (const mock of [posted, onStored, onNewId]) mock.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("a filled honeypot", () => {
  test("is left to the server, as JSON", async () => {
    posted.mockResolvedValue(stored);
    const outcome = await sender.send(request({ honeypot: "Acme" }));
    expect(outcome).toEqual({ kind: "sent", reference: "ENQ-0000-0000" });
    expect(posted.mock.calls[0]?.[1]).toMatchObject({ remarks: "Acme" });
    expect(onStored).toHaveBeenCalledWith(expect.objectContaining(values));
  });

  test("is left to the server, with a file", async () => {
    posted.mockResolvedValue(stored);
    await multipartSender.send(request({ honeypot: "Acme", file }));
    const body = posted.mock.calls[0]?.[1] as FormData;
    expect(JSON.parse(String(body.get("form")))).toMatchObject({ remarks: "Acme" });
    expect(body.get("resume")).toMatchObject({ name: "cv.pdf" });
  });
});

describe("an error of a field", () => {
  test("is found without a request", async () => {
    const required = { field: "name", code: "required" };
    expect(sender.validate(request({ values: { ...values, name: "" } }))).toEqual([required]);
    const large = { field: "resume", code: "file-large" } as const;
    const outcome = await sender.send(request({ file, fileErrors: [large] }));
    expect(outcome).toEqual({ kind: "invalid", fields: [large] });
    expect(posted).not.toHaveBeenCalled();
  });

  test.each([
    { field: "", code: "invalid" },
    { field: "consentVersion", code: "consent-invalid" },
    { field: "remarks", code: "invalid" },
    { field: "budget", code: "required" },
    { field: "company", code: "unknown-field" },
  ] as const)("that cannot be corrected concerns the whole form: $field $code", async (error) => {
    posted.mockResolvedValue(respond({ status: 422, code: "fields-invalid", fields: [error] }));
    expect(await sender.send(request())).toEqual({ kind: "failed", reason: "outdated" });
  });

  test("that can be corrected hides those that cannot", async () => {
    const email = { field: "email", code: "email-invalid" } as const;
    const fields = [{ field: "remarks", code: "invalid" } as const, email];
    posted.mockResolvedValue(respond({ status: 422, code: "fields-invalid", fields }));
    expect(await sender.send(request())).toEqual({ kind: "invalid", fields: [email] });
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
    posted.mockResolvedValue(respond({ code, retryAfter: 3_600_000 }));
    const failed = (reason: string) => ({ kind: "failed", reason, retryAfter: 3_600_000 });
    expect(await multipartSender.send(request({ file }))).toEqual(failed(withFile));
    expect(await multipartSender.send(request({ file: null }))).toEqual(failed(without));
  });

  test("without an answer leaves open whether it was stored", async () => {
    posted.mockRejectedValue(new NoResponseError("/api/contact", true));
    expect(await multipartSender.send(request({ file }))).toEqual({
      kind: "failed",
      reason: "lost",
    });
    posted.mockRejectedValue(new NoResponseError("/api/contact", false));
    expect(await multipartSender.send(request({ file }))).toEqual({
      kind: "failed",
      reason: "upload",
    });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await multipartSender.send(request({ file }))).toEqual({
      kind: "failed",
      reason: "offline",
    });
  });
});

test("a file that can no longer be read is an error of its field", async () => {
  posted.mockRejectedValue(new NoResponseError("/api/contact", false));
  const changed = new File(["%PDF"], "cv.pdf");
  const arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));
  changed.slice = () => Object.assign(new Blob(), { arrayBuffer });
  expect(await multipartSender.send(request({ file: changed }))).toEqual({
    kind: "invalid",
    fields: [{ field: "resume", code: "file-unreadable" }],
  });
});

describe("a retry", () => {
  test("sends a form again that was filled too fast, up to three times", async () => {
    posted.mockResolvedValueOnce(respond({ code: "too-fast" })).mockResolvedValueOnce(stored);
    expect(await sender.send(request())).toMatchObject({ kind: "sent" });
    posted.mockReset().mockResolvedValue(respond({ code: "too-fast" }));
    expect(await sender.send(request())).toMatchObject({ kind: "failed", reason: "failure" });
    expect(posted).toHaveBeenCalledTimes(3);
  });

  test("uses a new id after a conflict", async () => {
    posted.mockResolvedValueOnce(respond({ code: "already-received" }));
    posted.mockResolvedValueOnce(stored);
    expect(await sender.send(request())).toMatchObject({ kind: "sent" });
    const [id] = onNewId.mock.calls[0] as [string];
    expect(id).not.toBe(request().id);
    expect(posted.mock.calls[1]?.[1]).toMatchObject({ id });
  });
});
