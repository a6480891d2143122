import { maxResumeBytes } from "@agency/server/forms/limits";
import { maxBodyBytes } from "@agency/server/internal/http/body";
import { echoRenderer, readEcho } from "@agency/server/testing/build";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { type Mails, mailEnv, startMail } from "@agency/server/testing/mail";
import { pdf } from "@agency/server/testing/pdfs";
import { rawRequest } from "@agency/server/testing/rawRequest";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import {
  addVacancies,
  applications,
  assets,
  enquiries,
  type SentFile,
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consents, currentConsents } from "../../shared/consent.ts";
import type { PostedForm } from "../../shared/formLocations.ts";
import { maxMessageLength } from "../../shared/limits.ts";
import { startSite as startDefault } from "./support.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let mails: Mails;
beforeAll(async () => {
  mails = await startMail();
  site = await startSite(mailEnv(mails), { renderer: echoRenderer() });
  await addVacancies(site.writer);
});
afterAll(cleanUp);

const getEmail = (email: string) =>
  mails.received.find(({ replyTo }) => replyTo?.[0]?.address === email);

const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

type Values = Record<string, string>;

const submit = (
  path: string,
  body: URLSearchParams | FormData,
  headers: Values = {},
  { url } = site,
): Promise<Response> =>
  fetch(url + path, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { ...browser, ...headers },
  });

const getPage = async (answer: Response) =>
  readEcho(await answer.text()) as { path: string; post: PostedForm };

const enquiry = (email: string, language: "en" | "ar", more: Values = {}) =>
  new URLSearchParams({
    language,
    page: language === "ar" ? "/ar/contact" : "/contact",
    consentVersion: currentConsents.contact,
    remarks: "",
    firstName: "Omar",
    lastName: "Farouk",
    email,
    phone: "",
    company: "",
    service: "Branding & Design",
    message: "An idea.\r\n\r\nWhere should it arrive?",
    ...more,
  });

const application = (email: string, more: Values = {}, file?: SentFile) => {
  const data = new FormData();
  const fields: Values = {
    language: "ar",
    page: "/ar/careers/vacancy-open",
    consentVersion: currentConsents.application,
    remarks: "",
    firstName: "مريم",
    lastName: "الهاشمي",
    email,
    phone: "+971 50 000 0000",
    jobId: "vacancy-open",
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const { name = "", content = new Uint8Array() } = file ?? {};
  data.append("resume", new Blob([new Uint8Array(content)]), name);
  // In the page's order: the cover letter follows the file.
  data.append("coverLetter", more.coverLetter ?? "رسمت العربية أحد عشر عامًا.");
  return data;
};

const subscription = (email: string, more: Values = {}) =>
  new URLSearchParams({
    language: "en",
    page: "/blog",
    consentVersion: currentConsents.newsletter,
    remarks: "",
    email,
    ...more,
  });

const getEnquiries = async (email: string, from = site) =>
  (await enquiries(from.writer)).filter((one) => one.email === email);
const getApplications = async (email: string) =>
  (await applications(site.writer)).filter((one) => one.email === email);

describe("an enquiry without a script", () => {
  it.each([
    ["en", "/contact"],
    ["ar", "/ar/contact"],
  ] as const)("in %s is stored, mailed, and leads to its page", async (language, path) => {
    const email = `plain-${language}@example.com`;
    const answer = await submit("/api/contact", enquiry(email, language));
    expect(answer.status).toBe(303);
    const [record] = await getEnquiries(email);
    expect(answer.headers.get("location")).toBe(`${path}?sent=${record?.reference}#form`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(record).toMatchObject({
      name: "Omar Farouk",
      message: "An idea.\n\nWhere should it arrive?",
      language,
      consentText: consents[currentConsents.contact][language],
    });
    await until(() => getEmail(email));
  });

  it("posted twice with the same content is stored once", async () => {
    const body = enquiry("twice@example.com", "en");
    const answers = await Promise.all([1, 2, 3].map(() => submit("/api/contact", body)));
    expect(new Set(answers.map((one) => one.headers.get("location"))).size).toBe(1);
    expect(await getEnquiries("twice@example.com")).toHaveLength(1);
    await submit("/api/contact", enquiry("twice@example.com", "en", { message: "Another one." }));
    expect(await getEnquiries("twice@example.com")).toHaveLength(2);
  });

  it.each(["en", "ar"] as const)(
    "with something wrong in %s is answered with its page, what was typed, and what is wrong",
    async (language) => {
      const body = enquiry("mariam@studio", language, { lastName: " ", phone: "call me" });
      const answer = await submit("/api/contact", body);
      expect(answer.status).toBe(422);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const { path, post } = await getPage(answer);
      expect(path).toBe(language === "ar" ? "/ar/contact" : "/contact");
      expect(post).toEqual({
        form: "contact",
        values: {
          firstName: "Omar",
          lastName: " ",
          email: "mariam@studio",
          phone: "call me",
          company: "",
          service: "Branding & Design",
          message: "An idea.\n\nWhere should it arrive?",
        },
        errors: [
          { field: "lastName", code: "required" },
          { field: "email", code: "email-invalid" },
          { field: "phone", code: "phone-invalid" },
        ],
      });
    },
  );

  it("takes the longest message in Arabic, and hands back one that is longer", async () => {
    const long = (length: number) =>
      enquiry("long@example.com", "ar", { message: "س".repeat(length) });
    expect((await submit("/api/contact", long(maxMessageLength))).status).toBe(303);
    const { post } = await getPage(await submit("/api/contact", long(maxMessageLength + 1)));
    expect(post.errors).toEqual([{ field: "message", code: "text-long" }]);
    expect(post.values.message).toHaveLength(maxMessageLength + 1);
  });

  it("that is larger than a form can be is not read, and says so", async () => {
    const body = enquiry("huge@example.com", "ar", { message: "x".repeat(3 * maxBodyBytes) });
    const answer = await submit("/api/contact", body, { Referer: `${site.url}/ar/contact` });
    expect(answer.status).toBe(413);
    const { path, post } = await getPage(answer);
    expect(path).toBe("/ar/contact");
    expect(post).toEqual({ form: "contact", values: {}, errors: [], failure: "unread" });
  });

  it("with the trap filled looks stored, and is not", async () => {
    const body = enquiry("bot@example.com", "en", { remarks: "x" });
    const answer = await submit("/api/contact", body);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^\/contact\?sent=ENQ-[\w-]{9}#form$/);
    expect(await getEnquiries("bot@example.com")).toEqual([]);
  });

  it.each<[string, Values]>([
    ["another origin", { Origin: "https://evil.test" }],
    ["another site", { "Sec-Fetch-Site": "cross-site" }],
  ])("from %s gets no page", async (_what, headers) => {
    const body = enquiry("foreign@example.com", "en");
    const answer = await submit("/api/contact", body, headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { code: "origin-forbidden" } });
    expect(await getEnquiries("foreign@example.com")).toEqual([]);
  });

  it("with what the form does not know is from an older page", async () => {
    const body = enquiry("older@example.com", "en", { consentVersion: "contact-0", status: "x" });
    const { post } = await getPage(await submit("/api/contact", body));
    expect(post).toMatchObject({ errors: [], failure: "outdated" });
  });

  it("that asks for no page is answered as a script is", async () => {
    const body = enquiry("program@example.com", "en");
    const answer = await submit("/api/contact", body, { Accept: "*/*" });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ ok: true, reference: expect.any(String) });
    const wrong = enquiry("program@studio", "en");
    expect((await submit("/api/contact", wrong, { Accept: "*/*" })).status).toBe(422);
  });

  it("comes as form data too", async () => {
    const body = new FormData();
    for (const [name, value] of enquiry("data@example.com", "en")) body.append(name, value);
    expect((await submit("/api/contact", body)).status).toBe(303);
  });

  it("keeps product and plan of the button it came from", async () => {
    const more = {
      service: "Product Solutions",
      product: "upflyover",
      plan: "professional",
      caseStudy: "quay",
    };
    await submit("/api/contact", enquiry("buyer@example.com", "ar", more));
    expect(await getEnquiries("buyer@example.com")).toMatchObject([more]);
    await until(() => getEmail("buyer@example.com"));
    const { text } = getEmail("buyer@example.com") ?? {};
    expect(text).toContain("المنتج: \u2068سوق \u2066UpFlyover\u2069\u2069");
    expect(text).toContain("الباقة: \u2068الباقة الاحترافية\u2069");
  });
});

describe("the page a form was on", () => {
  const getLocation = async (more: Values, headers: Values = {}) => {
    const body = subscription("pages@example.com", more);
    return (await submit("/api/newsletter", body, headers)).headers.get("location");
  };

  it("is the one it names, with the query the browser comes from", async () => {
    const Referer = `${site.url}/blog?page=2&subscribed=newsletter`;
    expect(await getLocation({}, { Referer })).toBe(
      "/blog?page=2&subscribed=newsletter#newsletter",
    );
    expect(await getLocation({ page: "/ar" }, { Referer })).toBe(
      "/ar?subscribed=newsletter#newsletter",
    );
  });

  it("is the one the browser comes from where it names none", async () => {
    const Referer = `${site.url}/ar/careers/vacancy-open?x=1`;
    expect(await getLocation({ page: "" }, { Referer })).toBe(
      "/ar/careers/vacancy-open?x=1&subscribed=newsletter#newsletter",
    );
  });

  it.each([
    "https://evil.test/blog",
    "//evil.test",
    "/\\evil.test",
    "/%5Cevil.test",
    "/nowhere",
    "/blog\r\nX-Evil: 1",
    "/api/contact",
    "javascript:alert(1)",
  ])("is never %s", async (page) => {
    expect(await getLocation({ page })).toBe("/?subscribed=newsletter#newsletter");
    expect(await getLocation({ page, language: "ar" }, { Referer: page.replace(/\s/g, "") })).toBe(
      page.startsWith("https:")
        ? "/blog?subscribed=newsletter#newsletter"
        : "/ar?subscribed=newsletter#newsletter",
    );
  });

  it("is where who opens the address of an answer is led", async () => {
    const open = (path: string, headers: Values) =>
      fetch(site.url + path, { redirect: "manual", headers });
    const led = await open("/api/contact", { ...browser, "Accept-Language": "ar" });
    expect([led.status, led.headers.get("location")]).toEqual([303, "/ar/contact#form"]);
    expect((await open("/api/contact", {})).status).toBe(405);
  });
});

describe("a subscription without a script", () => {
  it.each([
    [{}, "/blog?subscribed=newsletter#newsletter", []],
    [
      { page: "/ar/gymestry", language: "ar", product: "gymestry", consentVersion: "gymestry-1" },
      "/ar/gymestry?subscribed=gymestry#gymestry-list",
      ["gymestry"],
    ],
  ] as const)("to the list of %o is stored and welcomed", async (more, location, products) => {
    const email = `list-${products.length}@example.com`;
    const answer = await submit("/api/newsletter", subscription(email, more));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
    expect(await site.subscriber(email)).toMatchObject({ products });
    await until(() => mails.received.some(({ to }) => to?.[0]?.address === email));
  });

  it("says which of the page's forms is wrong", async () => {
    const more = { page: "/rendre", product: "rendre", consentVersion: "rendre-1" };
    const { post } = await getPage(await submit("/api/newsletter", subscription("a@b", more)));
    expect(post).toMatchObject({
      form: "rendre",
      values: { email: "a@b" },
      errors: [{ field: "email", code: "email-invalid" }],
    });
  });
});

describe("an application without a script", () => {
  const file = (content: Uint8Array) => ({ name: "سيرة.pdf", content });

  it("with a resume is stored, under the vacancy's own title", async () => {
    const before = (await assets(site.writer)).length;
    const body = () => application("plain@example.com", {}, file(pdf()));
    const answer = await submit("/api/applications", body());
    const [record] = await getApplications("plain@example.com");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(
      `/ar/careers/vacancy-open?sent=${record?.reference}#apply`,
    );
    expect(record).toMatchObject({
      jobTitle: "Senior brand designer",
      position: "Senior brand designer",
      coverLetter: "رسمت العربية أحد عشر عامًا.",
      resumeFile: { name: "سيرة.pdf" },
    });
    const again = await submit("/api/applications", body());
    expect(again.headers.get("location")).toBe(answer.headers.get("location"));
    expect(await getApplications("plain@example.com")).toHaveLength(1);
    expect(await assets(site.writer)).toHaveLength(before + 1);
  });

  it("needs no resume", async () => {
    expect((await submit("/api/applications", application("none@example.com"))).status).toBe(303);
    expect((await getApplications("none@example.com"))[0]?.resume).toBeNull();
  });

  it.each([
    ["of another kind", Buffer.from("MZ"), "file-type"],
    ["that is too large", Buffer.alloc(maxResumeBytes + 1, "%"), "file-large"],
    ["that is far too large", Buffer.alloc(9 * 1024 * 1024, "%"), "file-large"],
  ])(
    "with a file %s keeps the text, and says that the file is lost",
    async (_what, content, code) => {
      const body = application("file@example.com", { phone: "x" }, file(content));
      const answer = await submit("/api/applications", body);
      const { path, post } = await getPage(answer);
      expect(path).toBe("/ar/careers/vacancy-open");
      expect(post.errors).toContainEqual({ field: "resume", code });
      expect(post).toMatchObject({ form: "application", fileLost: true });
      expect(post.values).toMatchObject({ phone: "x", coverLetter: "رسمت العربية أحد عشر عامًا." });
      expect(answer.status).toBe(422);
      expect(await getApplications("file@example.com")).toEqual([]);
    },
  );

  it("for a closed vacancy keeps what was typed", async () => {
    const body = application("late@example.com", { jobId: "vacancy-over" });
    const answer = await submit("/api/applications", body);
    expect(answer.status).toBe(410);
    const { post } = await getPage(answer);
    expect(post).toMatchObject({ failure: "closed", errors: [], id: expect.any(String) });
    expect(post.values.firstName).toBe("مريم");
  });
});

describe("too many plain posts", () => {
  it("are answered with their page, what was typed, and from when on, until that is too many", async () => {
    const narrow = await startSite({ RATE_LIMIT: "2" }, { renderer: echoRenderer() });
    const statuses: number[] = [];
    let refused: Response | undefined;
    for (let turn = 0; turn < 5; turn++) {
      const body = enquiry(`many${turn}@example.com`, "en");
      const answer = await submit("/api/contact", body, {}, narrow);
      statuses.push(answer.status);
      if (turn === 2) refused = answer;
      if (turn === 4) expect(await answer.json()).toMatchObject({ error: { code: "too-many" } });
    }
    expect(statuses).toEqual([303, 303, 429, 429, 429]);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    const { post } = await getPage(refused as Response);
    expect(post).toMatchObject({ failure: "tooMany", errors: [], values: { firstName: "Omar" } });
    expect(post.retryAfter).toBeGreaterThan(Date.now());
  });
});

describe("plain posts that are refused by their headers", () => {
  it.each(["/api/contact", "/api/newsletter", "/api/applications"])(
    "are counted before they are answered with a page: %s",
    async (path) => {
      const narrow = await startSite({ RATE_LIMIT: "1" }, { renderer: echoRenderer() });
      const headers = {
        ...browser,
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": "90000000",
        Connection: "close",
      };
      const answers = [];
      for (let turn = 0; turn < 3; turn++)
        answers.push(await rawRequest(narrow.url, { method: "POST", path, headers }));
      expect(answers.map(({ status }) => status)).toEqual([413, 429, 429]);
      const failures = answers.map(({ body }) => (readEcho(body) as { post: PostedForm })?.post);
      expect(failures.map((post) => post?.failure)).toEqual(["unread", "tooMany", undefined]);
      expect(JSON.parse(answers[2]?.body ?? "")).toMatchObject({ error: { code: "too-many" } });
    },
  );

  it("are counted where they get no page either", async () => {
    const narrow = await startSite({ RATE_LIMIT: "1" }, { renderer: echoRenderer() });
    const headers = { "Content-Type": "application/pdf" };
    expect((await submit("/api/contact", new URLSearchParams(), headers, narrow)).status).toBe(415);
    expect((await submit("/api/contact", enquiry("a@example.com", "en"), {}, narrow)).status).toBe(
      429,
    );
  });
});

it("logs nothing of what was typed", () => {
  const log = site.log.join("");
  expect(log).toContain('"code":"fields-invalid"');
  for (const personal of [/@example/, /Omar/, /مريم/, /سيرة/]) expect(log).not.toMatch(personal);
});
