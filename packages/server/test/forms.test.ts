import { productSlugs } from "@agency/content";
import { contactEnquiry } from "@agency/content/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cleanUp } from "./support/cleanUp.ts";
import { consents, maxText } from "./support/forms.ts";
import { type Mails, mailEnv, startMail } from "./support/mail.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import {
  createReference,
  enquiries,
  enquiry,
  filled,
  findUnknownFields,
  getFields,
  sendEmail,
  sendEnquiry,
} from "./support/visitors.ts";
import { severalPolls, until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let mails: Mails;
beforeAll(async () => {
  mails = await startMail();
  site = await startSite(mailEnv(mails));
});
afterAll(cleanUp);
beforeEach(() => {
  mails.received.length = 0;
  mails.raw.length = 0;
});

const getEnquiry = async (email: string) =>
  (await enquiries(site.writer)).find((one) => one.email === email);

describe("an enquiry", () => {
  it("is stored, gets a reference number, and its mail answers the visitor", async () => {
    const form = enquiry("client@example.com");
    const answer = await site.post("/api/contact", form);
    expect(answer.status).toBe(201);
    const { reference, ...rest } = await answer.json();
    expect(rest).toEqual({ ok: true, id: form.id });
    expect(reference).toMatch(/^ENQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);

    const record = await getEnquiry("client@example.com");
    expect(record).toMatchObject({
      name: "Omar Farouk",
      email: "client@example.com",
      phone: "+44 20 0000 0000",
      phoneE164: "+442000000000",
      company: "Farouk & Sons",
      service: "Branding & Design",
      message: form.message,
      status: "new",
      reference,
      consentVersion: form.consentVersion,
      consentText: consents["contact-2"].en,
      mail: { state: "pending" },
    });
    expect(record?._id).toMatch(/^contactEnquiry\.[0-9a-f]{64}$/);
    expect(findUnknownFields(record, contactEnquiry)).toEqual([]);

    const sent = await site.post("/api/send-email", sendEnquiry(form));
    expect(sent.status).toBe(202);
    await until(async () => (await getEnquiry("client@example.com"))?.mail.state === "sent");
    await site.post("/api/send-email", sendEnquiry(form));
    await severalPolls();
    expect(mails.received).toHaveLength(1);
    const [mail] = mails.received;
    expect(mail?.to).toEqual([{ name: "", address: "office@agency.test" }]);
    expect(mail?.from).toEqual({ name: "Agency", address: "hello@agency.test" });
    expect(mail?.replyTo).toEqual([{ name: "Omar Farouk", address: "client@example.com" }]);
    expect(mail?.subject).toBe("New enquiry from the website");
    expect(mail?.text).toContain(reference);
    expect(mail?.text).toContain("An idea.\n\nWhere should it arrive?");
    expect(mail?.html).toContain(">Farouk &amp; Sons</p>");
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{40}@www\.agency\.test>$/);
  });

  it("in Arabic makes an Arabic mail, from right to left, with Latin digits", async () => {
    const form = enquiry("amil@example.com", {
      firstName: "ليلى",
      lastName: "حداد",
      phone: "٠٥٠ ١٢٣ ٤٥٦٧",
      company: "",
      message: "<b>مرحبًا</b>\u202E",
      language: "ar",
    });
    await site.post("/api/contact", form);
    await site.post("/api/send-email", sendEnquiry(form));
    await until(() => mails.received.length === 1);
    const [mail] = mails.received;
    expect(mail?.subject).toBe("استفسار جديد من الموقع الإلكتروني");
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toMatch(/href="tel:\+971501234567"[^>]*>050 123 4567<\/a><\/p>/);
    expect(mail?.html).toContain("العلامات التجارية والتصميم");
    expect(mail?.html).toContain("&lt;b&gt;مرحبًا&lt;/b&gt;</p>");
    expect(mail?.html).not.toContain("الشركة");
  });

  it("sent twice is stored once; other content under its id is refused", async () => {
    const form = enquiry("again@example.com");
    const answers = await Promise.all(
      [form, form, { ...form, elapsed: 99_000 }].map((body) => site.post("/api/contact", body)),
    );
    const references = await Promise.all(answers.map(createReference));
    expect(new Set(references).size).toBe(1);
    const other = await site.post("/api/contact", { ...form, message: "Another one." });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ error: { code: "already-received" } });
    const all = (await enquiries(site.writer)).filter(({ email }) => email === form.email);
    expect(all).toHaveLength(1);
  });

  it.each([
    ["firstName", "", "required"],
    ["lastName", undefined, "required"],
    ["lastName", 1, "name-invalid"],
    ["email", "mariam@studio", "email-invalid"],
    ["phone", "call me", "phone-invalid"],
    ["phone", "12345", "phone-invalid"],
    ["company", "x".repeat(151), "text-long"],
    ["service", "", "required"],
    ["service", "Everything", "service-invalid"],
    ["message", " \n ", "required"],
    ["message", "x".repeat(maxText + 1), "text-long"],
    ["message", {}, "text-invalid"],
    ["firstName", "\u200b\u00ad", "required"],
    ["lastName", "\u3164", "required"],
    ["lastName", "\u0301\u2800\ud800", "required"],
    ["message", "\u200b\n\u115f", "required"],
    ["consentVersion", "contact-0", "consent-invalid"],
    ["website", 1, "invalid"],
    ["status", "answered", "unknown-field"],
  ])("has its error on the field %s", async (field, value, code) => {
    const answer = await site.post("/api/contact", enquiry("bad@example.com", { [field]: value }));
    expect(answer.status).toBe(422);
    expect(await getFields(answer)).toEqual([{ field, code }]);
    expect(await getEnquiry("bad@example.com")).toBeUndefined();
  });

  it("loses what nobody sees of pasted text", async () => {
    const form = enquiry("mailto:pasted@example.com", {
      firstName: "Lay\u00adla\n",
      phone: "\u202a+971\u00a050\u2011123\u20114567\u202c",
      company: "Farouk\t& Sons\x02",
      message: "de\x02sign\vit\u0092s \u200bdone\0",
    });
    expect((await site.post("/api/contact", form)).status).toBe(201);
    expect(await getEnquiry("pasted@example.com")).toMatchObject({
      name: "Layla Farouk",
      phone: "+971 50-123-4567",
      company: "Farouk & Sons",
      message: "design\nit’s done",
    });
  });

  it("may be of anything that can be seen", async () => {
    const form = enquiry("seen@example.com", {
      firstName: "👩🏽‍💻",
      lastName: "ـ",
      company: "\u3164",
    });
    expect((await site.post("/api/contact", form)).status).toBe(201);
    expect(await getEnquiry("seen@example.com")).toMatchObject({ name: "👩🏽‍💻 ـ", company: "" });
  });

  it("names every field that is wrong at once", async () => {
    const answer = await site.post("/api/contact", enquiry("", { message: "", service: "x" }));
    expect((await getFields(answer)).map(({ field }) => field)).toEqual([
      "email",
      "service",
      "message",
    ]);
  });

  it("that was filled faster than by a person is asked to wait, and then stored", async () => {
    const form = enquiry("fast@example.com", { elapsed: 1_200 });
    const answer = await site.post("/api/contact", form);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(await answer.json()).toMatchObject({ error: { code: "too-fast" } });
    expect((await site.post("/api/contact", { ...form, elapsed: 3_000 })).status).toBe(201);
  });

  it("with the trap filled looks stored, and is not; nor does its mail call tell", async () => {
    const form = enquiry("bot@example.com", { website: "https://bot.test" });
    const answer = await site.post("/api/contact", form);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      ok: true,
      id: form.id,
      reference: expect.stringMatching(/^ENQ-/),
    });
    expect((await site.post("/api/send-email", sendEnquiry(form))).status).toBe(202);
    expect(await getEnquiry("bot@example.com")).toBeUndefined();
  });

  it("is the only thing a call for its mail can send", async () => {
    const answer = await site.post("/api/send-email", sendEnquiry(enquiry("nobody@example.com")));
    expect(answer.status).toBe(202);
    const bad = await site.post("/api/send-email", { type: "contact", data: { email: "x" } });
    expect(bad.status).toBe(422);
    await severalPolls();
    expect(mails.received).toHaveLength(0);
  });
});

describe("a product's list", () => {
  it("is one mechanism with the newsletter: one record, one welcome", async () => {
    const address = "fan@example.com";
    const forms = [
      filled(address, { product: "gymestry" }),
      filled(address, { product: "gymestry" }),
      filled(address),
      filled(address, { product: "rendre", consentVersion: "newsletter-1", elapsed: 2_000 }),
    ];
    for (const form of forms) {
      const answer = await site.post("/api/newsletter", form);
      expect(answer.status).toBe(201);
      expect(await answer.json()).toEqual({ ok: true, id: form.id });
      await site.post("/api/send-email", sendEmail(address));
    }
    await until(async () => (await site.subscriber(address))?.mail.state === "sent");
    await severalPolls();
    expect(mails.received).toHaveLength(1);
    expect(await site.subscribers()).toHaveLength(1);
    expect(await site.subscriber(address)).toMatchObject({
      source: "product",
      name: "",
      status: "active",
      newsletter: true,
      products: ["gymestry", "rendre"],
      consents: [{ product: "gymestry" }, { version: "newsletter-1" }, { product: "rendre" }],
    });
  });

  it("is there for each of our products", async () => {
    for (const product of productSlugs) {
      const answer = await site.post(
        "/api/newsletter",
        filled(`${product}@example.com`, { product }),
      );
      expect(answer.status).toBe(201);
      expect(await site.subscriber(`${product}@example.com`)).toMatchObject({
        newsletter: false,
        products: [product],
      });
    }
  });

  it("of nothing we have is refused", async () => {
    const answer = await site.post("/api/newsletter", filled("x@example.com", { product: "bayn" }));
    expect(await getFields(answer)).toEqual([{ field: "product", code: "product-invalid" }]);
  });

  it("is asked to wait by a form that was filled too fast", async () => {
    const answer = await site.post("/api/newsletter", filled("f@example.com", { elapsed: 10 }));
    expect(answer.status).toBe(429);
  });
});

it("logs nothing about clients", () => {
  const log = site.log.join("");
  expect(log).toContain('"route":"/api/contact"');
  for (const personal of [/@example/, /farouk/i, /ليلى/, /127\.0\.0\.1/])
    expect(log).not.toMatch(personal);
});
