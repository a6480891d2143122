import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createSmtpUtf8Check } from "../src/mail/smtpUtf8.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { mailEnv, startMail } from "./support/mail.ts";
import { startSite as startDefault, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { enquiry, filled, getFields, sendEmail } from "./support/visitors.ts";
import { until } from "./support/wait.ts";

const startSite = withTimeouts(
  startDefault,
  prepareTimeouts({ poll: 50, idle: 50, grace: 60_000 }),
);
afterEach(cleanUp);

const address = "ليلى@example.com";

describe("an address with letters of any script", () => {
  it("gets its mail from a mail server with SMTPUTF8", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    expect((await site.post("/api/newsletter", filled(`<${address}>`))).status).toBe(201);
    await site.post("/api/send-email", sendEmail(address));
    await until(() => mails.received.length === 1);
    expect(mails.received[0]?.to).toEqual([{ name: "", address }]);
  });

  it("is the reply address of an enquiry", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    const form = enquiry(address);
    expect((await site.post("/api/contact", form)).status).toBe(201);
    await site.post("/api/send-email", { type: "contact", data: form });
    await until(() => mails.received.length === 1);
    expect(mails.received[0]?.replyTo).toEqual([{ name: "Omar Farouk", address }]);
  });

  it("is refused for a mail server without it, with that reason", async () => {
    const mails = await startMail(0, { supportsUtf8: false });
    const site = await startSite(mailEnv(mails));
    for (const [path, form] of [
      ["/api/newsletter", filled(address)],
      ["/api/contact", enquiry(address)],
    ] as const) {
      const answer = await site.post(path, form);
      expect(answer.status).toBe(422);
      expect(await getFields(answer)).toEqual([{ field: "email", code: "email-international" }]);
    }
    const other = filled("layla@xn--mgbh0fb.xn--kgbechtv");
    expect((await site.post("/api/newsletter", other)).status).toBe(201);
  });

  it("gets its mail as a file", async () => {
    const site = await startSite();
    expect((await site.post("/api/newsletter", filled(address))).status).toBe(201);
    await site.post("/api/send-email", sendEmail(address));
    const folder = join(site.dataDir, "mail");
    let name = "";
    await until(async () => {
      const names = await readdir(folder).catch(() => []);
      name = names.find((one) => one.endsWith(".eml")) ?? "";
      return name;
    });
    expect(await readFile(join(folder, name), "utf8")).toMatch(
      new RegExp(`^To: ${address}\r$`, "m"),
    );
  });

  it("is stored while the mail server is unavailable", async () => {
    const mails = await startMail();
    await mails.close();
    expect(await createSmtpUtf8Check(mails.url)()).toBe(true);
  });
});
