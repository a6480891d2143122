import { describe, expect, it } from "vitest";
import { readSettings } from "../src/settings/settings.ts";

const secret = "0123456789abcdef0123456789abcdef";
const sanity = {
  SANITY_PROJECT_ID: "abc123",
  SANITY_WRITE_TOKEN: "token-of-the-project-long-enough-to-be-one",
  SECRET: secret,
};

describe("settings", () => {
  it("reads further tokens, each for one dataset", () => {
    const [one, other] = ["a".repeat(32), "b:".repeat(16)];
    const CONTENT_TOKENS = `read:submissions:${one}  write:production:${other}`;
    expect(readSettings({ CONTENT_TOKENS }).content.tokens).toEqual([
      { role: "read", datasets: ["submissions"], token: one },
      { role: "write", datasets: ["production"], token: other },
    ]);
  });

  it("need nothing", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      content: {
        embedded: true,
        isOpen: false,
        dataset: "production",
        submissionsDataset: "submissions",
      },
      analyticsScripts: ["/_vercel/insights/script.js", "/_vercel/speed-insights/script.js"],
      trustedProxies: 0,
      logLevel: "info",
    });
    expect(settings.smtpUrl).toBeUndefined();
    expect(settings.secret).toBeUndefined();
  });

  it("take what is set", () => {
    const settings = readSettings({
      ...sanity,
      PORT: "8080",
      SITE_URL: "https://www.agency.test/",
      SMTP_URL: "smtps://user:pass@mail.agency.test",
      MAIL_FROM: "وكالة <hello@agency.test>",
      ANALYTICS_SCRIPTS: "",
      TRUSTED_PROXIES: "2",
    });
    expect(settings).toMatchObject({
      port: 8080,
      siteUrl: "https://www.agency.test",
      content: {
        embedded: false,
        projectId: "abc123",
        isOpen: false,
        token: "token-of-the-project-long-enough-to-be-one",
      },
      mailFrom: { name: "وكالة", address: "hello@agency.test" },
      analyticsScripts: [],
      trustedProxies: 2,
    });
  });

  it("treat empty as unset", () => {
    expect(readSettings({ PORT: "", SMTP_URL: " ", SANITY_PROJECT_ID: "" })).toEqual(
      readSettings({}),
    );
  });

  const mail = {
    SMTP_URL: "smtp://mail.agency.test",
    MAIL_FROM: "a@b.test",
    SITE_URL: "https://b.test",
  };
  const wrong: [name: string, env: Record<string, string>][] = [
    ["PORT", { PORT: "eighty" }],
    ["PORT", { PORT: "65536" }],
    ["PORT", { PORT: "-1" }],
    ["SITE_URL", { SITE_URL: "www.agency.test" }],
    ["SITE_URL", { SITE_URL: "ftp://agency.test" }],
    ["SITE_URL", { SITE_URL: "https://agency.test/path" }],
    ["SECRET", { SECRET: "short" }],
    ["SECRET", { ...sanity, SECRET: "" }],
    ["SANITY_WRITE_TOKEN", { ...sanity, SANITY_WRITE_TOKEN: "" }],
    [
      "SANITY_WRITE_TOKEN",
      { ...sanity, SANITY_WRITE_TOKEN: "token with spaces that is long enough for one" },
    ],
    ["SANITY_WRITE_TOKEN", { SANITY_WRITE_TOKEN: "short" }],
    [
      "SANITY_WRITE_TOKEN",
      { SANITY_WRITE_TOKEN: "\u201ctoken-in-quotes-that-is-long-enough-for-one\u201d" },
    ],
    ["SANITY_PROJECT_ID", { ...sanity, SANITY_PROJECT_ID: "No Project" }],
    ["SANITY_DATASET", { SANITY_DATASET: "Prod uction" }],
    ["RESUME_KEY", { RESUME_KEY: `${"k".repeat(32)},short` }],
    ["HSTS_SUBDOMAINS", { HSTS_SUBDOMAINS: "maybe" }],
    ["REQUEST_RATE", { REQUEST_RATE: "0" }],
    ["CONTENT_API", { CONTENT_API: "write" }],
    ["CONTENT_TOKENS", { CONTENT_TOKENS: "read:production:short" }],
    ["CONTENT_TOKENS", { CONTENT_TOKENS: `all:production:${"x".repeat(32)}` }],
    ["CONTENT_TOKENS", { CONTENT_TOKENS: `read:elsewhere:${"x".repeat(32)}` }],
    ["SANITY_SUBMISSIONS_DATASET", { SANITY_SUBMISSIONS_DATASET: "production" }],
    ["SANITY_API_HOST", { SANITY_API_HOST: "https://content.agency.test" }],
    ["SANITY_API_HOST", { ...sanity, SANITY_API_HOST: "content.agency.test" }],
    ["MAIL_FROM", { ...mail, MAIL_FROM: "" }],
    ["SITE_URL", { ...mail, SITE_URL: "" }],
    ["MAIL_FROM", { ...mail, MAIL_FROM: "no address" }],
    ["MAIL_FROM", { ...mail, MAIL_FROM: "a@b.test, c@d.test" }],
    ["MAIL_TO", { ...mail, MAIL_TO: "nobody" }],
    ["BOUNCE_DELIMITER", { BOUNCE_TO: "bounces@agency.test", BOUNCE_DELIMITER: "plus" }],
    ["BOUNCE_DELIMITER", { BOUNCE_TO: "bounces@agency.test", BOUNCE_DELIMITER: "@" }],
    ["BOUNCE_TO", { BOUNCE_DELIMITER: "+" }],
    ["BOUNCE_TO", { BOUNCE_TO: `${"b".repeat(24)}@agency.test`, BOUNCE_DELIMITER: "+" }],
    ["BOUNCE_TO", { BOUNCE_TO: '"b c"@agency.test', BOUNCE_DELIMITER: "+" }],
    ["STAFF_MAIL", { STAFF_MAIL: "weekly" }],
    ["STAFF_MAIL_TO", { STAFF_MAIL_TO: "everybody" }],
    ["STAFF_MAIL_AT", { STAFF_MAIL_AT: "9:00 Asia/Dubai" }],
    ["STAFF_MAIL_AT", { STAFF_MAIL_AT: "24:00 Asia/Dubai" }],
    ["STAFF_MAIL_AT", { STAFF_MAIL_AT: "09:00 Nowhere/Land" }],
    ["STAFF_MAIL_AT", { STAFF_MAIL_AT: "09:00" }],
    ["SMTP_URL", { ...mail, SMTP_URL: "https://mail.agency.test" }],
    ["SMTP_URL", { ...mail, SMTP_URL: "smtp://user:100%@mail.agency.test" }],
    ["SMTP_URL", { ...mail, SMTP_URL: "smtp://us%er:pass@mail.agency.test" }],
    ["REDIS_URL", { REDIS_URL: "redis://:%zz@cache.agency.test" }],
    ["REDIS_URL", { REDIS_URL: "cache.agency.test:6379" }],
    ["ANALYTICS_SCRIPTS", { ANALYTICS_SCRIPTS: "https://other.test/script.js" }],
    ["ANALYTICS_SCRIPTS", { ANALYTICS_SCRIPTS: "//other.test/script.js" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "all" }],
    ["RATE_LIMIT", { RATE_LIMIT: "0" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ];
  it.each(["+", "-", "=", "_", "."])("take the delimiter %s of return paths", (sign) => {
    const BOUNCE_TO = `${"b".repeat(23)}@agency.test`;
    const settings = readSettings({ BOUNCE_TO, BOUNCE_DELIMITER: sign });
    expect(settings).toMatchObject({ bounceTo: BOUNCE_TO, bounceDelimiter: sign });
  });

  it.each(wrong)("refuse a wrong %s: %j", (name, env) => {
    expect(() => readSettings(env)).toThrow(new RegExp(`^${name} .+: .+\\.$`));
  });

  it("never repeat a value, which may be a password", () => {
    for (const wrong of [
      { ...mail, SMTP_URL: "http://user:pa55word@mail.agency.test" },
      { ...mail, SMTP_URL: "smtp://user:pa55word%@mail.agency.test" },
      { ...sanity, SANITY_WRITE_TOKEN: "pa55word with spaces that is long enough for one" },
    ])
      expect(() => readSettings(wrong)).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining("pa55word") }),
      );
  });
});
