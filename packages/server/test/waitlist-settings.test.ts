import { expect, it } from "vitest";
import { readSiteUrl, readWaitlistSettings, SettingsError } from "../src/waitlist/index.ts";

const local = "http://localhost:3000";

it.each([
  [{ SITE_URL: "https://saffron.example" }, "https://saffron.example"],
  [{ SITE_URL: "https://saffron.example/" }, "https://saffron.example"],
  [{}, local],
])("reads the public origin of %j", (env, origin) => {
  expect(readSiteUrl(env, local)).toBe(origin);
});

it.each(["saffron.example", "https://saffron.example/menu", "ftp://saffron.example"])(
  "refuses %s, which mails could not link to",
  (url) => {
    expect(() => readSiteUrl({ SITE_URL: url }, local)).toThrow(SettingsError);
    expect(() => readSiteUrl({ SITE_URL: url }, local)).toThrow(/^SITE_URL .*https?:/);
  },
);

it("takes forms of the public origin, and on this machine of any", () => {
  const origin = "https://saffron.example";
  expect(readWaitlistSettings({}, origin).origin).toBe(origin);
  expect(readWaitlistSettings({}, local).origin).toBeUndefined();
});
