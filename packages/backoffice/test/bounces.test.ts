import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { loadSecret } from "@agency/server/internal/settings/secret";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { programEnv } from "@agency/server/testing/compiled";
import { mailEnv, startMail } from "@agency/server/testing/mail";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { until } from "@agency/server/testing/wait";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBounce, recordBounce } from "../src/newsletter/bounces.ts";
import { scheduleSending } from "../src/newsletter/sending.ts";
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

/** RFC 3464, with CRLF. */
function report({
  action = "failed",
  status = "5.1.1",
  messageId = "<one@www.agency.test>",
  returned = "text/rfc822-headers",
}: {
  action?: string;
  status?: string;
  messageId?: string;
  returned?: string;
}): Buffer {
  const lines = [
    "From: MAILER-DAEMON@mx.example.com (Mail Delivery System)",
    "To: hello@agency.test",
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "Message-ID: <not-this-one@www.agency.test>",
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.com",
    "Arrival-Date: Tue, 24 Nov 2026 10:12:00 +0400",
    "",
    "Final-Recipient: rfc822; nora@example.com",
    `Action: ${action}`,
    `Status: ${status}`,
    "Diagnostic-Code: smtp; 550 5.7.1 what another",
    "    server said",
    "",
    "--b",
    `Content-Type: ${returned}`,
    "",
    "From: Agency <hello@agency.test>",
    "Message-ID:",
    ` ${messageId}`,
    "Subject: Issue one",
    "",
    ...(returned === "message/rfc822" ? ["Hello", ""] : []),
    "--b--",
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}

describe("a report of a mail that did not arrive", () => {
  it.each(["text/rfc822-headers", "message/rfc822"])(
    "tells which and why (%s)",
    async (returned) => {
      expect(await readBounce(report({ returned }))).toEqual({
        messageIds: ["<one@www.agency.test>"],
        failures: [{ status: "5.1.1", isHard: true }],
      });
    },
  );

  it.each([
    ["5.1.1", true],
    ["5.1.10", true],
    ["5.2.1", true],
    ["5.2.2", false],
    ["5.7.1", false],
    ["4.4.7", false],
    ["nonsense", false],
  ])("with the status %s is hard: %s", async (status, isHard) => {
    const bounce = await readBounce(report({ status }));
    expect(bounce?.failures.map((failure) => failure.isHard)).toEqual([isHard]);
  });

  it("that it is only late is no failure", async () => {
    expect((await readBounce(report({ action: "delayed", status: "4.4.1" })))?.failures).toEqual(
      [],
    );
  });

  it("is told from other mails", async () => {
    const holiday = "From: nora@example.com\r\nSubject: On holiday\r\n\r\nUntil Monday.\r\n";
    expect(await readBounce(Buffer.from(holiday))).toBeUndefined();
    expect(await readBounce(Buffer.alloc(0))).toBeUndefined();
    expect(await readBounce(Buffer.from([0, 255, 13, 10, 254]))).toBeUndefined();
  });
});

const siteUrl = "https://www.agency.test";

describe("a mail that comes back", () => {
  let site: TestSite;
  let messageId: string;
  beforeEach(async () => {
    const mails = await startMail();
    site = await startSite(mailEnv(mails));
    const secret = await loadSecret(site.dataDir, undefined);
    await getContent(site.writer).create(draft());
    await addSubscribers(site.writer, [subscriber(secret, "nora@example.com")]);
    const deps = { writer: site.writer, content: getContent(site.writer), secret, siteUrl };
    await scheduleSending(deps, { issue: "one", at: new Date().toISOString(), by: "test" });
    await until(async () => (await getSending(site.writer))?.state === "sent");
    messageId = (await getDeliveries(site.writer))[0]?.messageId ?? "";
    expect(mails.received[0]?.messageId).toBe(messageId);
  });
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

  const nora = () => site.subscriber("nora@example.com");

  it("for good ends the subscription, once, with a trace", async () => {
    expect(await command(report({ messageId }))).toBe("Noted.");
    const ended = await nora();
    expect(ended).toMatchObject({
      status: "unsubscribed",
      bounces: { count: 1, lastStatus: "5.1.1" },
      statusLog: [{ from: "active", to: "unsubscribed", by: "bounce" }],
    });
    const bounce = await readBounce(report({ messageId }));
    expect(await recordBounce(site.writer, bounce ?? expect.fail())).toBe(true);
    expect((await nora())?._rev).toBe(ended?._rev);
    expect((await getDeliveries(site.writer))[0]?.bounce).toMatchObject({ isHard: true });
  });

  it("for a while only counts", async () => {
    const full = (await readBounce(report({ messageId, status: "4.2.2" }))) ?? expect.fail();
    await recordBounce(site.writer, full);
    await recordBounce(site.writer, full);
    expect(await nora()).toMatchObject({
      status: "active",
      bounces: { count: 1, lastStatus: "4.2.2" },
    });
  });

  it("changes nothing where it was not sent from here", async () => {
    const before = await nora();
    expect(await command(report({}))).toMatch(/was not an issue/);
    expect(await command(Buffer.from("Subject: Hello\r\n\r\nHello"))).toMatch(/no report/);
    expect((await nora())?._rev).toBe(before?._rev);
  });

  it("is handed on again later where it cannot be noted", async () => {
    const failed = command(report({ messageId }), `${site.dataDir}-none`);
    await expect(failed).rejects.toMatchObject({ code: 75 });
  });
});
