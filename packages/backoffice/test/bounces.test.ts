import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { loadSecret } from "@agency/server/internal/settings/secret";
import { defaultTimeouts } from "@agency/server/internal/settings/timeouts";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { programEnv } from "@agency/server/testing/compiled";
import { type Mails, mailEnv, startMail } from "@agency/server/testing/mail";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { until } from "@agency/server/testing/wait";
import { afterEach, describe, expect, it } from "vitest";
import { readBounce, recordBounce } from "../src/newsletter/bounces.ts";
import { scheduleSending } from "../src/newsletter/sending.ts";
import { readCase, writeReport } from "./support/bounces.ts";
import {
  addSubscribers,
  draft,
  getContent,
  getDeliveries,
  getSending,
  subscriber,
} from "./support/issues.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

const siteUrl = "https://www.agency.test";

const email = "nora@example.com";
const failed = (status: string, recipient = email) => [
  `Final-Recipient: rfc822; ${recipient}`,
  "Action: failed",
  `Status: ${status}`,
];

describe("a mail that comes back", () => {
  let site: TestSite;
  let mails: Mails;
  let secret: string;
  let messageId: string;

  async function sendIssue(env: Record<string, string> = {}): Promise<void> {
    mails = await startMail();
    site = await startSite({ ...mailEnv(mails), ...env });
    secret = await loadSecret(site.dataDir, undefined);
    await getContent(site.writer).create(draft());
    await addSubscribers(site.writer, [subscriber(secret, email)]);
    const content = getContent(site.writer);
    const deps = { writer: site.writer, content, secret, siteUrl, timeouts: defaultTimeouts };
    await scheduleSending(deps, { issue: "one", by: "test" });
    await until(async () => (await getSending(site.writer))?.state === "sent");
    messageId = (await getDeliveries(site.writer))[0]?.messageId ?? "";
    expect(mails.received[0]?.messageId).toBe(messageId);
  }
  afterEach(cleanUp);

  async function command(input: Buffer, dataDir = site.dataDir): Promise<string> {
    const file = fileURLToPath(new URL("../src/newsletter/cli.ts", import.meta.url));
    const program = promisify(execFile)(
      process.execPath,
      ["--conditions=@agency/source", file, "bounce"],
      { env: { ...programEnv, DATA_DIR: dataDir } },
    );
    program.child.stdin?.end(input);
    const { stdout } = await program;
    return stdout.trim();
  }

  async function record(mail: Buffer): Promise<boolean> {
    const bounce = await readBounce(mail);
    return recordBounce({ writer: site.writer, secret }, bounce ?? expect.fail());
  }

  const report = (status = "5.1.1", recipient = email) =>
    writeReport({ groups: [failed(status, recipient)], returned: `Message-ID: ${messageId}` });
  const nora = async () => (await site.subscriber(email)) ?? expect.fail();
  const getBounce = async () => (await getDeliveries(site.writer))[0]?.bounce;

  it("for good ends the subscription, once, with an entry in the activity log", async () => {
    await sendIssue();
    expect(await command(report())).toBe("Bounce recorded.");
    const ended = await nora();
    expect(ended).toMatchObject({
      status: "unsubscribed",
      bounces: { count: 1, lastStatus: "5.1.1" },
      statusLog: [{ from: "active", to: "unsubscribed", by: "bounce" }],
    });
    expect(await record(report())).toBe(true);
    expect((await nora())._rev).toBe(ended._rev);
    expect(await getBounce()).toMatchObject({ isHard: true });
  });

  it("for a while only counts", async () => {
    await sendIssue();
    await record(report("4.2.2"));
    await record(report("4.2.2"));
    expect(await nora()).toMatchObject({
      status: "active",
      bounces: { count: 1, lastStatus: "4.2.2" },
    });
  });

  it("because of the sender does not count against the subscriber", async () => {
    await sendIssue();
    const before = await nora();
    expect(await record(report("5.7.1"))).toBe(true);
    expect((await nora())._rev).toBe(before._rev);
    expect(await getBounce()).toMatchObject({ status: "5.7.1", isHard: false });
  });

  it("from where the subscriber forwards it does not end the subscription", async () => {
    await sendIssue();
    expect(await record(report("5.1.1", "nora@example.net"))).toBe(true);
    expect(await nora()).toMatchObject({ status: "active", bounces: { count: 1 } });
  });

  it("late, after the person subscribed again, changes nothing", async () => {
    await sendIssue();
    const subscribedAt = new Date(Date.now() + 1_000).toISOString();
    const { _id, _rev } = await site.writer
      .patch((await nora())._id)
      .set({ subscribedAt })
      .commit();
    await record(report());
    expect((await site.writer.getDocument(_id))?._rev).toBe(_rev);
  });

  it("changes nothing where it was not sent from here", async () => {
    await sendIssue();
    const before = await nora();
    const [delivery] = await getDeliveries(site.writer);
    const guesses = [
      "Message-ID: <one@www.agency.test>",
      `Message-ID: <${"0".repeat(40)}@www.agency.test>`,
      `Return-Path: <bounces+${"0".repeat(40)}@agency.test>`,
      `List-Unsubscribe: <${siteUrl}/api/unsubscribe?id=${"0".repeat(64)}&token=${"0".repeat(64)}>`,
      `List-Unsubscribe: <${siteUrl}/api/unsubscribe?id=${before._id.split(".")[1]}&token=${"0".repeat(64)}>`,
      `X-Delivery: ${delivery?._id}`,
      `To: ${email}`,
    ];
    for (const returned of guesses)
      expect(await record(writeReport({ groups: [failed("5.1.1")], returned }))).toBe(false);
    expect(await command(writeReport({ groups: [failed("5.1.1")] }))).toMatch(/was not an issue/);
    expect(await command(Buffer.from("Subject: Hello\r\n\r\nHello"))).toMatch(/not a bounce/);
    expect((await nora())._rev).toBe(before._rev);
  });

  it("is found by its unsubscribe link if its Message-ID was replaced", async () => {
    await sendIssue();
    const { value = "" } =
      mails.received[0]?.headers.find(({ key }) => key === "list-unsubscribe") ?? {};
    const link = value.slice(1, -1);
    expect(await record(await readCase("ses-rewrote-message-id", { link, email }))).toBe(true);
    expect(await nora()).toMatchObject({ status: "unsubscribed" });
    expect(await getBounce()).toMatchObject({ status: "5.1.1", isHard: true });
  });

  it("is found by its own return path if nothing is returned", async () => {
    await sendIssue({ BOUNCE_TO: "bounces@agency.test", BOUNCE_DELIMITER: "+" });
    const [sender = ""] = mails.senders;
    expect(sender).toMatch(/^bounces\+[0-9a-f]{40}@agency\.test$/);
    const headers = ["From: MAILER-DAEMON@example.com", `To: <${sender}>`];
    expect(await record(writeReport({ headers, groups: [failed("5.1.1")], returned: "" }))).toBe(
      true,
    );
    expect(await nora()).toMatchObject({ status: "unsubscribed" });
  });

  it("has one return path for all without a delimiter", async () => {
    await sendIssue({ BOUNCE_TO: "bounces@agency.test" });
    expect(mails.senders).toEqual(["bounces@agency.test"]);
  });

  it("as a complaint ends the subscription, once, with an entry in the activity log", async () => {
    await sendIssue();
    const complaint = await readCase("arf-complaint", { messageId });
    expect(await command(complaint)).toBe("Bounce recorded.");
    const ended = await nora();
    expect(ended).toMatchObject({
      status: "unsubscribed",
      statusLog: [{ from: "active", to: "unsubscribed", by: "complaint" }],
    });
    expect(ended.bounces).toBeUndefined();
    expect((await getDeliveries(site.writer))[0]?.complainedAt).toBeDefined();
    expect(await record(complaint)).toBe(true);
    expect((await nora())._rev).toBe(ended._rev);
  });

  it("is handed on again later where it cannot be noted", async () => {
    await sendIssue();
    const retried = command(report(), `${site.dataDir}-none`);
    await expect(retried).rejects.toMatchObject({ code: 75 });
  });
});
