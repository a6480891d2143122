import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { maxBodyBytes } from "../src/http/body.ts";
import { resolveClientAddress } from "../src/http/requests.ts";
import { urlEncoded } from "../src/submissions/plainPost.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { rawRequest } from "./support/rawRequest.ts";
import { startSite, type TestSite } from "./support/startSite.ts";
import { filled } from "./support/visitors.ts";

const json = { "Content-Type": "application/json" };

describe("malformed requests", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(cleanUp);

  const fields = (field: string, code: string) => ({
    code: "fields-invalid",
    fields: [{ field, code }],
  });
  const without = (name: string) => {
    const form: Record<string, unknown> = filled("a@example.com");
    delete form[name];
    return form;
  };
  const newsletter: [what: string, body: unknown, status: number, error: object][] = [
    ["no body", "", 400, { code: "json-invalid" }],
    ["broken JSON", "{", 400, { code: "json-invalid" }],
    ["broken UTF-8", new Uint8Array([0x22, 0xff, 0x22]), 400, { code: "json-invalid" }],
    ["deep nesting", "[".repeat(30_000), 400, { code: "json-invalid" }],
    ["null", "null", 422, fields("", "invalid")],
    [
      "a list",
      [],
      422,
      {
        code: "fields-invalid",
        fields: ["id", "email", "language", "elapsed"].map((field) => ({
          field,
          code: "required",
        })),
      },
    ],
    ["a text", '"text"', 422, fields("", "invalid")],
    ["no id", without("id"), 422, fields("id", "required")],
    ["no email", without("email"), 422, fields("email", "required")],
    ["no language", without("language"), 422, fields("language", "required")],
    ["no fill time", without("elapsed"), 422, fields("elapsed", "required")],
    ["an empty email", filled("  "), 422, fields("email", "required")],
    ["an id that is none", filled("a@example.com", { id: "1" }), 422, fields("id", "id-invalid")],
    ["a number as email", filled(1 as never), 422, fields("email", "email-invalid")],
    [
      "another language",
      filled("a@example.com", { language: "fr" }),
      422,
      fields("language", "language-invalid"),
    ],
    [
      "a long name",
      filled("a@example.com", { name: "x".repeat(101) }),
      422,
      fields("name", "name-long"),
    ],
    ["a long email", filled(`${"x".repeat(250)}@example.com`), 422, fields("email", "email-long")],
    [
      "an email of many invisible characters",
      filled(`${"\u200b".repeat(509)}a@example.com`),
      422,
      fields("email", "email-long"),
    ],
    [
      "a trap of another kind",
      filled("a@example.com", { company: 1 }),
      422,
      fields("company", "invalid"),
    ],
    [
      "an unknown field",
      filled("a@example.com", { status: "active" }),
      422,
      fields("status", "unknown-field"),
    ],
    [
      "a field named like a method",
      filled("a@example.com", { toString: "x" }),
      422,
      fields("toString", "unknown-field"),
    ],
    [
      "a prototype",
      `{"__proto__":{"company":"x"},${JSON.stringify(filled("a@example.com")).slice(1)}`,
      422,
      fields("__proto__", "unknown-field"),
    ],
  ];
  it.each(newsletter)("newsletter: %s", async (_what, body, status, error) => {
    const answer = await site.post("/api/newsletter", body);
    expect(await answer.json()).toEqual({
      error: { ...error, message: expect.stringMatching(/\w/) },
    });
    expect(answer.status).toBe(status);
  });

  it.each([
    "plain",
    "@example.com",
    "a@",
    "a@localhost",
    "a@b",
    "a@1.2.3.4",
    "a@[127.0.0.1]",
    "a b@example.com",
    "a@exa mple.com",
    ".a@example.com",
    "a.@example.com",
    "a..b@example.com",
    "a@-example.com",
    "a@example..com",
    "a@example.c",
    "a@b@example.com",
    "a@example.com/x",
    "a@example.com:25",
    "a@example.com,b@example.com",
    `${"x".repeat(65)}@example.com`,
  ])("newsletter: %s is no address", async (email) => {
    const answer = await site.post("/api/newsletter", filled(email));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: fields("email", "email-invalid") });
  });

  it.each([
    "a@example.com",
    "first.last+tag@sub.example.co",
    "o'neil@example.io",
    "a@xn--mgbh0fb.com",
    "1@2.ae",
  ])("newsletter: %s is an address", async (email) => {
    expect((await site.post("/api/newsletter", filled(email))).status).toBe(201);
  });

  it.each([
    ["another type", { type: "spam", data: {} }, 422, fields("type", "invalid")],
    ["no type", { data: {} }, 422, fields("type", "required")],
    ["no data", { type: "newsletter" }, 422, fields("data", "required")],
    ["no email", { type: "newsletter", data: {} }, 422, fields("data.email", "required")],
    [
      "a recipient",
      { type: "newsletter", data: { email: "a@example.com", to: "b@example.com" } },
      422,
      fields("data.to", "unknown-field"),
    ],
    [
      "a list of addresses",
      { type: "newsletter", data: { email: ["a@example.com"] } },
      422,
      fields("data.email", "email-invalid"),
    ],
  ])("send-email: %s", async (_what, body, status, error) => {
    const answer = await site.post("/api/send-email", body);
    expect(await answer.json()).toEqual({ error: { ...error, message: expect.any(String) } });
    expect(answer.status).toBe(status);
  });

  it.each([
    ["no content type", {}, 415, "content-type"],
    ["a form of other fields", { "Content-Type": urlEncoded }, 422, "fields-invalid"],
    ["no form data", { "Content-Type": "multipart/form-data" }, 400, "multipart-invalid"],
    ["plain text", { "Content-Type": "text/plain" }, 415, "content-type"],
    ["another origin", { ...json, Origin: "https://evil.test" }, 403, "origin-forbidden"],
    ["no readable origin", { ...json, Origin: "null" }, 403, "origin-forbidden"],
    ["another site", { ...json, "Sec-Fetch-Site": "cross-site" }, 403, "origin-forbidden"],
    ["a sister site", { ...json, "Sec-Fetch-Site": "same-site" }, 403, "origin-forbidden"],
  ])("from %s", async (_what, headers, status, code) => {
    const chunks = [JSON.stringify(filled("a@example.com"))];
    const answer = await rawRequest(site.url, {
      method: "POST",
      path: "/api/newsletter",
      headers,
      chunks,
    });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body).error.code).toBe(code);
  });

  it("pass from the site's own pages", async () => {
    const origin = site.url;
    const { status } = await site.post("/api/newsletter", filled("own@example.com"), {
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
    });
    expect(status).toBe(201);
  });

  it("are refused when they are too large, however they say so", async () => {
    const big = JSON.stringify(filled("a@example.com", { name: "x".repeat(maxBodyBytes) }));
    const said = await site.post("/api/newsletter", big);
    expect(said.status).toBe(413);
    expect(await said.json()).toMatchObject({ error: { code: "too-large" } });
    const chunks = [big.slice(0, 10_000), big.slice(10_000)];
    const unsaid = await rawRequest(site.url, {
      method: "POST",
      path: "/api/newsletter",
      headers: json,
      chunks,
    });
    expect(unsaid.status).toBe(413);
  });

  it.each(["GET", "PUT", "DELETE", "OPTIONS"])("are refused by %s", async (method) => {
    const answer = await fetch(`${site.url}/api/newsletter`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("are not found elsewhere", async () => {
    const answer = await fetch(`${site.url}/api/nothing`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: "not-found" } });
  });

  it("are answered in the visitor's language", async () => {
    const arabic = /[\u0600-\u06ff]/;
    const byHeader = await site.post("/api/newsletter", "{", {
      "Accept-Language": "fr, ar-AE;q=0.9, en;q=0.5",
    });
    expect((await byHeader.json()).error.message).toMatch(arabic);
    expect(byHeader.headers.get("content-language")).toBe("ar");
    const byForm = await site.post("/api/newsletter", filled("", { language: "ar" }), {
      "Accept-Language": "en",
    });
    expect((await byForm.json()).error.message).toMatch(arabic);
    const english = await site.post("/api/newsletter", "{", { "Accept-Language": "ar;q=0, de" });
    expect((await english.json()).error.message).not.toMatch(arabic);
  });

  it("leave nothing behind", async () => {
    const addresses = (await site.subscribers()).map(({ email }) => email);
    expect(addresses).toHaveLength(6);
  });
});

describe("the site's own origin", () => {
  afterEach(cleanUp);

  it("is the one that is set, and not what a request says it was sent to", async () => {
    const site = await startSite({ SITE_URL: "https://www.agency.test" });
    const statusFrom = async (Origin: string) =>
      (await site.post("/api/newsletter", filled("a@example.com"), { Origin })).status;
    expect(await statusFrom("https://www.agency.test")).toBe(201);
    expect(await statusFrom(site.url)).toBe(403);
    expect(await statusFrom("http://www.agency.test")).toBe(403);
    const lines = site.log.map((line) => JSON.parse(line) as { code?: string });
    expect(lines.filter(({ code }) => code === "origin-forbidden")).toHaveLength(2);
  });

  it("is worth one warning when the site is open under another one, and none for strangers", async () => {
    const site = await startSite({ SITE_URL: "https://www.agency.test" });
    const from = (Origin: string, fetchSite: string) =>
      site.post("/api/newsletter", "{}", { Origin, "Sec-Fetch-Site": fetchSite });
    const warnings = () => site.log.filter((line) => line.includes("SITE_URL"));
    await from("https://evil.test", "cross-site");
    await from("https://evil.test", "none");
    expect(warnings()).toEqual([]);
    for (let turn = 0; turn < 2; turn++) await from("https://agency.test", "same-origin");
    expect(warnings()).toHaveLength(1);
    expect(JSON.parse(warnings()[0] ?? "")).toMatchObject({ level: 40 });
    expect(warnings()[0]).not.toContain("agency.test");
  });
});

describe("a visitor's address", () => {
  afterEach(cleanUp);

  it.each([
    ["127.0.0.1", undefined, 0, "127.0.0.1"],
    ["127.0.0.1", "1.1.1.1", 0, "127.0.0.1"],
    ["::ffff:127.0.0.1", undefined, 0, "127.0.0.1"],
    ["10.0.0.1", "6.6.6.6, 1.1.1.1", 1, "1.1.1.1"],
    ["10.0.0.1", "6.6.6.6, 1.1.1.1, 10.0.0.2", 2, "1.1.1.1"],
    ["10.0.0.1", "1.1.1.1", 2, "10.0.0.1"],
    ["10.0.0.1", "nonsense", 1, "10.0.0.1"],
    ["10.0.0.1", "203.0.113.9:51234", 1, "203.0.113.9"],
    ["10.0.0.1", "[2001:db8::1]:443", 1, "2001:db8:0:0::/64"],
    ["10.0.0.1", "[2001:db8::1]", 1, "2001:db8:0:0::/64"],
    ["10.0.0.1", "203.0.113.9:", 1, "10.0.0.1"],
    ["10.0.0.1", "[nonsense]:443", 1, "10.0.0.1"],
    ["10.0.0.1", "2001:db8:1:2:3:4:5:6", 1, "2001:db8:1:2::/64"],
    ["2001:db8::1", undefined, 0, "2001:db8:0:0::/64"],
    ["::1", undefined, 0, "0:0:0:0::/64"],
    ["fe80::1%eth0", undefined, 0, "fe80:0:0:0::/64"],
    ["::ffff:909:909", undefined, 0, "9.9.9.9"],
    ["::FFFF:9.9.9.9", undefined, 0, "9.9.9.9"],
    ["0:0:0:0:0:ffff:0909:0909", undefined, 0, "9.9.9.9"],
    ["64:ff9b::909:909", undefined, 0, "9.9.9.9"],
    ["10.0.0.1", "[::ffff:909:909]:443", 1, "9.9.9.9"],
    ["::fffe:909:909", undefined, 0, "0:0:0:0::/64"],
  ])("%s with %j behind %i proxies is %s", (peer, forwarded, proxies, address) => {
    expect(resolveClientAddress(peer, forwarded, proxies)).toBe(address);
  });

  it("behind a proxy that is not trusted is worth one warning, without the address", async () => {
    const warnings = async (env: Record<string, string>) => {
      const site = await startSite(env);
      for (let turn = 0; turn < 3; turn++)
        await site.post("/api/newsletter", "{", { "X-Forwarded-For": "203.0.113.9" });
      return site.log.filter((line) => line.includes("TRUSTED_PROXIES"));
    };
    const [warning, ...others] = await warnings({});
    expect(JSON.parse(warning ?? "")).toMatchObject({ level: 40 });
    expect(warning).not.toContain("203.0.113");
    expect(others).toEqual([]);
    expect(await warnings({ TRUSTED_PROXIES: "1" })).toEqual([]);
    const [tooMany, ...more] = await warnings({ TRUSTED_PROXIES: "2" });
    expect(JSON.parse(tooMany ?? "")).toMatchObject({ level: 40 });
    expect(tooMany).toContain("names no address");
    expect(more).toEqual([]);
  });
});
