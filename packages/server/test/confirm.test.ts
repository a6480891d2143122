import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findOutdated, purge } from "../src/submissions/deletions.ts";
import { confirm, unsubscribe } from "../src/submissions/subscriptions.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { type Mails, mailEnv, startMail } from "./support/mail.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { filled } from "./support/visitors.ts";
import { severalPolls, until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

let mails: Mails;
let site: TestSite;
beforeEach(async () => {
  mails = await startMail();
  site = await startSite({ ...mailEnv(mails), NEWSLETTER_CONFIRM: "yes" });
});
afterEach(cleanUp);

const email = "nora@example.com";
const nora = async () => (await site.subscriber(email)) ?? expect.fail();

async function asked(more: Record<string, unknown> = {}): Promise<string> {
  expect((await site.post("/api/newsletter", filled(email, more))).status).toBe(201);
  await until(() => mails.received.length > 0);
  await until(async () => (await nora()).mail.state === "sent");
  return linkIn(mails.received.length - 1);
}

function linkIn(at: number): string {
  const [found = ""] =
    /https:\/\/www\.agency\.test\/api\/confirm\S+/.exec(mails.received[at]?.text ?? "") ?? [];
  const link = new URL(found);
  return site.url + link.pathname + link.search;
}

describe("a subscription that has to be confirmed", () => {
  it("is asked for, and nothing else is sent before", async () => {
    await asked();
    expect(await nora()).toMatchObject({ status: "pending", products: [] });
    expect(mails.received).toHaveLength(1);
    const [mail] = mails.received;
    expect(mail?.subject).toBe("Please confirm your subscription");
    expect(mail?.html).toContain('lang="ar" dir="rtl"');
    expect(mail?.headers.some(({ key }) => key === "list-unsubscribe")).toBe(false);
  });

  it("is confirmed by the button and not by opening the link, then welcomed", async () => {
    const link = await asked({ language: "ar" });
    expect(mails.received[0]?.subject).toBe("يُرجى تأكيد الاشتراك");
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post"');
    expect(page.headers.get("cache-control")).toBe("no-store");
    await fetch(link, { method: "HEAD" });
    expect((await nora()).status).toBe("pending");

    const done = await fetch(link, { method: "POST" });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("تم تأكيد الاشتراك");
    expect(await nora()).toMatchObject({
      status: "active",
      confirmedAt: expect.any(String),
      statusLog: [{ from: "pending", to: "active", by: "visitor" }],
    });
    await until(() => mails.received.length === 2);
    expect(mails.received[1]?.subject).toBe("شكرًا للاشتراك!");
    expect(mails.received[1]?.messageId).not.toBe(mails.received[0]?.messageId);
    expect((await fetch(link, { method: "POST" })).status).toBe(200);
    await severalPolls();
    expect(mails.received).toHaveLength(2);
  });

  it("is not confirmed by a link of another use or address", async () => {
    const link = new URL(await asked());
    const to = (change: (url: URL) => void) => {
      const other = new URL(link);
      change(other);
      return fetch(other, { method: "POST" });
    };
    const refused = [
      await to((url) => url.searchParams.set("id", "0".repeat(64))),
      await to((url) => url.searchParams.set("token", "0".repeat(64))),
      await to((url) => (url.pathname = "/api/unsubscribe")),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await nora()).status).toBe("pending");
  });

  it("that was ended meanwhile stays so", async () => {
    const link = await asked();
    await unsubscribe(site.writer, (await nora())._id);
    expect((await fetch(link, { method: "POST" })).status).toBe(403);
    expect((await nora()).status).toBe("unsubscribed");
  });

  it("is asked for again an hour later at the soonest", async () => {
    await asked();
    await site.post("/api/newsletter", filled(email));
    await severalPolls();
    expect(mails.received).toHaveLength(1);
    const early = new Date(Date.now() - 3_700_000).toISOString();
    await site.writer
      .patch((await nora())._id)
      .set({ "mail.sentAt": early, subscribedAt: early })
      .commit();
    await site.post("/api/newsletter", filled(email));
    await until(() => mails.received.length === 2);
    expect(mails.received[1]?.messageId).not.toBe(mails.received[0]?.messageId);
    expect((await fetch(linkIn(1), { method: "POST" })).status).toBe(200);
  });

  it("has to be confirmed again by who had left", async () => {
    await asked();
    const { _id } = await nora();
    await confirm({ writer: site.writer, timeouts }, _id);
    await unsubscribe(site.writer, _id);
    await site.post("/api/newsletter", filled(email));
    const again = await nora();
    expect([again.status, again.confirmedAt]).toEqual(["pending", undefined]);
  });

  it("is deleted after thirty days without", async () => {
    await asked();
    const place = { writer: site.writer, mailFolder: site.dataDir, by: "server" };
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    const { _id } = await nora();
    await site.writer
      .patch(_id)
      .set({ subscribedAt: days(29) })
      .commit();
    await purge(place, await findOutdated(site.writer, 365));
    expect((await nora()).status).toBe("pending");
    await site.writer
      .patch(_id)
      .set({ subscribedAt: days(31) })
      .commit();
    await purge(place, await findOutdated(site.writer, 365));
    expect(await site.subscriber(email)).toBeUndefined();
  });
});

describe("without the setting", () => {
  it("nobody has to confirm, and who was asked before is active with the next form", async () => {
    await asked();
    await site.stop();
    site = await startSite({ ...mailEnv(mails), DATA_DIR: site.dataDir });
    await site.post("/api/newsletter", filled(email));
    expect(await nora()).toMatchObject({
      status: "active",
      statusLog: [{ from: "pending", to: "active", by: "visitor" }],
    });
  });

  it("anyone who had left is asked, by every further form too", async () => {
    await site.stop();
    site = await startSite({ ...mailEnv(mails), DATA_DIR: site.dataDir });
    await site.post("/api/newsletter", filled(email));
    await until(() => mails.received.length === 1);
    await unsubscribe(site.writer, (await nora())._id);
    mails.received.length = 0;
    await asked();
    await site.post(
      "/api/newsletter",
      filled(email, { product: "rendre", consentVersion: "rendre-1" }),
    );
    expect(await nora()).toMatchObject({ status: "pending", unsubscribedAt: expect.any(String) });
    expect(mails.received.map(({ subject }) => subject)).toEqual([
      "Please confirm your subscription",
    ]);
    expect((await fetch(linkIn(0), { method: "POST" })).status).toBe(200);
    expect((await nora()).status).toBe("active");
    expect(await nora()).not.toHaveProperty("unsubscribedAt");
  });

  it("it is remembered that somebody left while they are asked again", async () => {
    await asked();
    const { _id } = await nora();
    await unsubscribe(site.writer, _id);
    await site.post("/api/newsletter", filled(email));
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    const outdated = async () =>
      (await findOutdated(site.writer, 365)).records.map((one) => one._id);
    await site.writer
      .patch(_id)
      .set({ subscribedAt: days(31) })
      .commit();
    expect(await outdated()).toEqual([]);
    await site.writer
      .patch(_id)
      .set({ unsubscribedAt: days(366) })
      .commit();
    expect(await outdated()).toEqual([_id]);
  });
});
