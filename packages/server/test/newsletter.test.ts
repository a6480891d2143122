import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newsletterSubscriber } from "@agency/content/schema";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import type { Subscriber } from "../src/records/types.ts";
import { unsubscribe } from "../src/submissions/subscriptions.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { consents } from "./support/forms.ts";
import { mailEnv, startMail } from "./support/mail.ts";
import { startSite as startDefault, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { filled, sendEmail } from "./support/visitors.ts";
import { severalPolls, until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const getHeader = (mail: { headers: { key: string; value: string }[] } | undefined, key: string) =>
  mail?.headers.find((header) => header.key === key)?.value;

function findUnknownFields(document: object): string[] {
  const names = (type: object | undefined) =>
    new Set((type as { fields?: { name: string }[] } | undefined)?.fields?.map(({ name }) => name));
  const field = (wanted: string) => newsletterSubscriber.fields.find(({ name }) => name === wanted);
  const { mail = {}, consents = [] } = document as Partial<Subscriber>;
  const unknown = (part: object, known: Set<string>) =>
    Object.keys(part).filter((name) => !name.startsWith("_") && !known.has(name));
  return [
    ...unknown(document, names(newsletterSubscriber)),
    ...unknown(mail, names(field("mail"))),
    ...consents.flatMap((one) =>
      unknown(one, names((field("consents") as { of?: object[] } | undefined)?.of?.[0])),
    ),
  ];
}

describe("subscribing", () => {
  it("stores a private document, and sends one mail", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    const form = filled("  Visitor@Example.COM ");
    const stored = await site.post("/api/newsletter", form);
    expect(stored.status).toBe(201);
    expect(await stored.json()).toEqual({ ok: true, id: form.id });

    const [subscriber] = await site.subscribers();
    expect(subscriber).toMatchObject({
      email: "Visitor@example.com",
      name: "",
      status: "active",
      language: "en",
      source: "footer",
      consentVersion: "newsletter-1",
      mail: { state: "pending", tries: 0 },
    });
    expect(subscriber?._id).toMatch(/^newsletterSubscriber\.[0-9a-f]{64}$/);
    expect(mails.received).toHaveLength(0);

    const sent = await site.post("/api/send-email", sendEmail("visitor@example.com"));
    expect(sent.status).toBe(202);
    expect(await sent.json()).toEqual({ ok: true });
    await until(async () => (await site.subscribers())[0]?.mail.state === "sent");
    expect(findUnknownFields((await site.subscribers())[0] ?? {})).toEqual([]);

    await site.post("/api/send-email", sendEmail("visitor@example.com"));
    await severalPolls();
    expect(mails.received).toHaveLength(1);
    const [mail] = mails.received;
    expect(mail?.from).toEqual({ name: "Agency", address: "hello@agency.test" });
    expect(mail?.to).toEqual([{ name: "", address: "Visitor@example.com" }]);
    expect(mail?.replyTo).toEqual([{ name: "", address: "office@agency.test" }]);
    expect(mail?.subject).toBe("Thank you for subscribing!");
    expect(mail?.text).toContain("Unsubscribe");
    expect(mail?.text).toContain("سجّلنا عنوانك");
    expect(mail?.html).toContain('<html lang="en" dir="ltr">');
    expect(mail?.html).toContain('lang="ar" dir="rtl"');
    expect(getHeader(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(getHeader(mail, "list-unsubscribe")).toMatch(
      /^<https:\/\/www\.agency\.test\/api\/unsubscribe\?id=[0-9a-f]{64}&token=[0-9a-f]{64}&lng=en>$/,
    );
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{40}@www\.agency\.test>$/);
  });

  it("writes Arabic from right to left", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("qari@example.com", { language: "ar" }));
    await site.post("/api/send-email", sendEmail("qari@example.com"));
    await until(() => mails.received.length === 1);
    const [mail] = mails.received;
    expect(mail?.subject).toBe("شكرًا للاشتراك!");
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.to).toEqual([{ name: "", address: "qari@example.com" }]);
    expect(getHeader(mail, "content-language")).toBe("ar");
    expect(getHeader(mail, "list-unsubscribe")).toContain("&lng=ar>");
  });

  it("keeps mails as files without a mail server", async () => {
    const site = await startSite();
    await site.post("/api/newsletter", filled("file@example.com"));
    await site.post("/api/send-email", sendEmail("file@example.com"));
    await until(async () => (await site.subscriber("file@example.com"))?.mail.state === "sent");
    const folder = join(site.dataDir, "mail");
    const files = readdirSync(folder);
    expect(files).toEqual([expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{32}\.eml$/)]);
    const mail = await PostalMime.parse(readFileSync(join(folder, files[0] ?? "")));
    expect(mail.to).toEqual([{ name: "", address: "file@example.com" }]);
  });

  it("stores the same address, and the same form again, once", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    const form = filled("twice@example.com");
    const posts = [form, form, filled("twice@example.com"), filled("TWICE@EXAMPLE.com"), form];
    const answers = await Promise.all(posts.map((body) => site.post("/api/newsletter", body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    for (const [index, answer] of answers.entries())
      expect(await answer.json()).toEqual({ ok: true, id: posts[index]?.id });
    await Promise.all(
      posts.map(() => site.post("/api/send-email", sendEmail("twice@example.com"))),
    );
    await until(() => mails.received.length > 0);
    await severalPolls();
    expect(await site.subscribers()).toHaveLength(1);
    expect(mails.received).toHaveLength(1);
  });

  it("stores what the trap caught nowhere, and tells nobody", async () => {
    const site = await startSite();
    const form = filled("bot@example.com", { company: "Bots Ltd" });
    const answer = await site.post("/api/newsletter", form);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ ok: true, id: form.id });
    expect(await site.subscribers()).toHaveLength(0);
  });

  it("understands addresses as people paste them", async () => {
    const site = await startSite();
    await site.post("/api/newsletter", filled("\u200F\u2067pasted@مثال.امارات\u2069\u00A0"));
    expect((await site.subscribers()).map(({ email }) => email)).toEqual([
      "pasted@xn--mgbh0fb.xn--mgbaam7a8h",
    ]);
  });

  it("sends from the outbox when the browser never asks", async () => {
    timeouts.grace = 0;
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("closed-tab@example.com"));
    await until(() => mails.received.length === 1);
    await until(async () => (await site.subscribers())[0]?.mail.state === "sent");
  });
});

describe("joining lists", () => {
  const email = "fan@example.com";

  it("keeps what was agreed to for each list, once, and through a leave", async () => {
    const site = await startSite();
    const gymestry = filled(email, { product: "gymestry", consentVersion: "gymestry-1" });
    const rendre = { product: "rendre", consentVersion: "rendre-1", language: "ar" };
    const last = filled(email, rendre);
    const forms = [gymestry, gymestry, filled(email), filled(email), last, last];
    for (const form of forms) expect((await site.post("/api/newsletter", form)).status).toBe(201);
    const agreed = [
      { version: "gymestry-1", product: "gymestry", language: "en" },
      { version: "newsletter-1", language: "en" },
      { version: "rendre-1", product: "rendre", language: "ar" },
    ] as const;
    const kept = agreed.map(({ version, language, ...list }) => ({
      _key: expect.any(String),
      version,
      language,
      text: consents[version][language],
      at: expect.stringMatching(/^\d{4}-.+Z$/),
      ...list,
    }));
    const subscriber = await site.subscriber(email);
    expect(subscriber?.consents).toEqual(kept);
    expect(subscriber?.products).toEqual(["gymestry", "rendre"]);
    expect(findUnknownFields(subscriber ?? {})).toEqual([]);

    await unsubscribe(site.writer, subscriber?._id ?? "");
    await site.post("/api/newsletter", last);
    expect(await site.subscriber(email)).toMatchObject({ status: "unsubscribed" });
    await site.post("/api/newsletter", filled(email));
    expect(await site.subscriber(email)).toMatchObject({
      status: "pending",
      newsletter: true,
      products: [],
      consents: [...kept, { version: "newsletter-1" }],
    });
  });

  it.each([
    [
      "en",
      "You are on the list",
      "about Rendre and Gymestry soon",
      "the form for Rendre and Gymestry",
    ],
    [
      "ar",
      "سجّلنا عنوانك في القائمة",
      "عن منصة \u2066Rendre\u2069 ومنصة \u2066Gymestry\u2069 قريبًا",
      "من نموذج منصة \u2066Rendre\u2069 ومنصة \u2066Gymestry\u2069.",
    ],
  ])("is welcomed by the lists' names (%s)", async (language, subject, ...names) => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    for (const product of ["rendre", "gymestry"])
      await site.post("/api/newsletter", filled(email, { product, language }));
    await site.post("/api/send-email", sendEmail(email));
    await until(() => mails.received.length === 1);
    const [mail] = mails.received;
    expect(mail?.subject).toBe(subject);
    for (const part of [mail?.text, mail?.html]) {
      for (const words of names) expect(part).toContain(words);
      expect(part).not.toMatch(/\{\{|newsletter form|نموذج النشرة/);
      expect(part).toContain("\u2066Gymestry\u2069");
      expect(part).toMatch(/list for Rendre and Gymestry|form for Rendre and Gymestry/);
    }
  });
});

describe("no open relay", () => {
  it("sends nothing to an address that is not stored, and answers alike", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    const answer = await site.post("/api/send-email", sendEmail("stranger@example.com", "Buy now"));
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ ok: true });
    await severalPolls();
    expect(mails.received).toHaveLength(0);
  });

  it("takes the recipient from the record, and nothing from the call", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("known@example.com"));
    await site.post("/api/send-email", sendEmail("known@example.com", "Buy now at evil.test"));
    await until(() => mails.received.length === 1);
    expect(mails.raw[0]).not.toContain("evil.test");
    expect(mails.received[0]?.to).toEqual([{ name: "", address: "known@example.com" }]);
  });

  it("makes one line of header injection by name", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    const name = "Bob\r\nBcc: victim@example.com\n\nContent-Type: text/html\0";
    const form = filled("bob@example.com\u0000", { name });
    expect((await site.post("/api/newsletter", form)).status).toBe(201);
    await site.post("/api/send-email", sendEmail("bob@example.com"));
    await until(() => mails.received.length === 1);
    expect(mails.raw[0]).not.toMatch(/^(?:Bcc|Content-Type: text\/html\0)/im);
    expect(mails.received[0]?.to).toEqual([{ name: "", address: "bob@example.com" }]);
    expect((await site.subscriber("bob@example.com"))?.name).toBe(
      "Bob Bcc: victim@example.com Content-Type: text/html",
    );
  });

  it.each([
    ["email", "a@example.com\r\nBcc: victim@example.com"],
    ["email", "a@example.com, victim@example.com"],
  ])("refuses header injection by %s: %j", async (field, value) => {
    const site = await startSite();
    const answer = await site.post("/api/newsletter", filled("a@example.com", { [field]: value }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { code: "fields-invalid", fields: [{ field, code: `${field}-invalid` }] },
    });
    expect(await site.subscribers()).toHaveLength(0);
  });

  it.each(["en", "ar"])("keeps a name, and tells it to nobody (%s)", async (language) => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    const name = `You won 500 AED, claim at https://evil.test/x`;
    await site.post("/api/newsletter", filled("victim@example.com", { name, language }));
    await site.post("/api/send-email", sendEmail("victim@example.com", name));
    await until(() => mails.received.length === 1);
    expect((await site.subscriber("victim@example.com"))?.name).toBe(name);
    const [mail] = mails.received;
    expect(mail?.to).toEqual([{ name: "", address: "victim@example.com" }]);
    for (const part of [mails.raw[0], mail?.subject, mail?.text, mail?.html])
      expect(part).not.toMatch(/evil\.test|You won/);
  });
});

describe("unsubscribing", () => {
  it("is offered by one click with https alone", async () => {
    const mails = await startMail();
    const site = await startSite({ ...mailEnv(mails), SITE_URL: "http://www.agency.test" });
    await site.post("/api/newsletter", filled("plain@example.com"));
    await site.post("/api/send-email", sendEmail("plain@example.com"));
    await until(() => mails.received.length === 1);
    expect(getHeader(mails.received[0], "list-unsubscribe-post")).toBeUndefined();
    expect(getHeader(mails.received[0], "list-unsubscribe")).toMatch(/^<http:/);
  });

  async function subscribed() {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("leaving@example.com"));
    await site.post("/api/send-email", sendEmail("leaving@example.com"));
    await until(() => mails.received.length === 1);
    await until(async () => (await site.subscribers())[0]?.mail.state === "sent");
    const link = new URL(
      /<(.*)>/.exec(getHeader(mails.received[0], "list-unsubscribe") ?? "")?.[1] ?? "",
    );
    const status = async () => (await site.subscribers())[0]?.status;
    return { mails, site, link: site.url + link.pathname + link.search, status };
  }

  it("asks first, and changes nothing by GET", async () => {
    const { link, status } = await subscribed();
    const page = await fetch(link);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<form method="post"');
    expect(html).toContain('lang="ar" dir="rtl"');
    expect(page.headers.get("content-security-policy")).toMatch(
      /style-src 'sha256-.+'; form-action 'self'/,
    );
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await status()).toBe("active");
  });

  it("works by one click, and again", async () => {
    const { link, status } = await subscribed();
    for (let turn = 0; turn < 2; turn++) {
      const answer = await fetch(link, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("You are unsubscribed");
      expect(await status()).toBe("unsubscribed");
    }
  });

  it("refuses links that were not made here", async () => {
    const { link, status, site } = await subscribed();
    const wrong = [
      link.replace(/token=\w/, "token="),
      link.replace(/token=[0-9a-f]{64}/, `token=${"0".repeat(64)}`),
      link.replace(/id=[0-9a-f]{64}/, `id=${"0".repeat(64)}`),
      `${site.url}/api/unsubscribe`,
      `${site.url}/api/unsubscribe?id=../x&token=y`,
    ];
    for (const url of wrong) {
      expect((await fetch(url, { method: "POST" })).status).toBe(403);
      expect((await fetch(url)).status).toBe(403);
    }
    expect(await status()).toBe("active");
  });

  it("ends when the visitor subscribes again and confirms it", async () => {
    const { link, site, mails, status } = await subscribed();
    await fetch(link, { method: "POST" });
    const form = filled("leaving@example.com", { language: "ar" });
    await site.post("/api/newsletter", form);
    expect(await status()).toBe("pending");
    await site.post("/api/send-email", sendEmail("leaving@example.com"));
    await until(() => mails.received.length === 2);
    expect(mails.received[1]?.subject).toBe("يُرجى تأكيد الاشتراك");
    expect(mails.received[1]?.messageId).not.toBe(mails.received[0]?.messageId);
    expect(await site.subscribers()).toHaveLength(1);

    await until(async () => (await site.subscribers())[0]?.mail.state === "sent");
    await fetch(link, { method: "POST" });
    expect((await site.post("/api/newsletter", form)).status).toBe(201);
    expect(await status()).toBe("unsubscribed");
  });

  it("keeps back a welcome that is still waiting", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("quick@example.com"));
    const [subscriber] = await site.subscribers();
    await site.writer
      .patch(subscriber?._id ?? "")
      .set({ status: "unsubscribed", "mail.nextTryAt": "2020-01-01T00:00:00.000Z" })
      .commit();
    await site.post("/api/send-email", sendEmail("quick@example.com"));
    await severalPolls();
    expect(mails.received).toHaveLength(0);
  });
});

it("logs nothing about visitors", async () => {
  const mails = await startMail();
  mails.refuse.recipient = () => 550;
  const site = await startSite({ ...mailEnv(mails), LOG_LEVEL: "trace" });
  const form = filled("private.person@example.com", { name: "Private Person" });
  await site.post("/api/newsletter", form, {
    "X-Forwarded-For": "203.0.113.9",
    "User-Agent": "Secret/1.0",
  });
  await site.post("/api/newsletter", "{ private.person@example.com");
  await site.post("/api/newsletter", { ...form, email: "private.person@" });
  await site.post("/api/send-email", sendEmail("private.person@example.com"));
  await fetch(`${site.url}/private.person@example.com?email=private.person@example.com`);
  await fetch(`${site.url}/blog/private.person@example.com`);
  await fetch(`${site.url}/api/unsubscribe?id=${randomUUID()}&token=private.person`);
  await until(async () => (await site.subscribers())[0]?.mail.state === "failed");
  await site.stop();
  const log = site.log.join("");
  expect(log).toContain('"route":"/api/newsletter"');
  expect(log).toContain("mail given up");
  for (const personal of [/private/i, /127\.0\.0\.1/, /203\.0\.113/, /Secret\/1/, /@example/])
    expect(log).not.toMatch(personal);
});

describe("the time of an answer", () => {
  it("is a multiple of the same step, whether the address is known or not", async () => {
    timeouts.answer = 400;
    const site = await startSite();
    for (const email of ["new@example.com", "new@example.com", "no address"]) {
      const start = performance.now();
      await site.post("/api/newsletter", filled(email));
      // Timers may fire a millisecond early.
      expect(performance.now() - start).toBeGreaterThan(395);
    }
  });
});
