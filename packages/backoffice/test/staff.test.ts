import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resumeUrl } from "@agency/server/internal/resume/links";
import { readSettings } from "@agency/server/internal/settings/settings";
import { unsubscribe } from "@agency/server/internal/submissions/subscriptions";
import { defaultTimeouts } from "@agency/server/settings";
import { cleanUp, onCleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { getPdfText, pdf } from "@agency/server/testing/pdfs";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import {
  addVacancies,
  application,
  applications,
  apply,
  enquiries,
  enquiry,
  filled,
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, describe, expect, it } from "vitest";
import * as commands from "../src/staff/commands.ts";
import { type Desk, openDesk } from "../src/staff/connect.ts";
import { accesses, erase, purge } from "../src/staff/erase.ts";
import { getEnv, run, withDesk } from "./support/staff.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);
const atWork = withDesk(startSite);

afterEach(cleanUp);

function meeting(site: TestSite, desk: Desk, reference: string): (times: number) => void {
  let left = 0;
  const found = desk.writer.fetch.bind(desk.writer);
  Object.assign(desk.writer, {
    fetch: async (query: string, params: Record<string, unknown>) => {
      const records: unknown = await found(query, params);
      const change = site.writer.patch({ query: `*[reference == "${reference}"]` });
      if (left-- > 0) await change.inc({ "mail.tries": 1 }).commit();
      return records;
    },
  });
  return (times) => {
    left = times;
  };
}

describe("at the desk", () => {
  it("submissions are listed and shown, without keys", async () => {
    const { site, desk, enq, app } = await atWork();
    const all = await run(commands.list, desk);
    expect(all).toHaveLength(3);
    expect(await run(commands.list, desk, "application")).toEqual([
      expect.stringMatching(new RegExp(`^${app}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  new$`)),
    ]);
    expect(await commands.list(desk, [], { status: "active" })).toHaveLength(1);
    expect(await commands.list(desk, [], { limit: "2" })).toHaveLength(2);
    await expect(run(commands.list, desk, "spam")).rejects.toThrow(/Unknown type .* Use contact/);
    await expect(commands.list(desk, [], { status: "read" })).rejects.toThrow(
      'Unknown status "read". Use new, answered, in review, interview, closed, active, unsubscribed, pending.',
    );
    expect(await commands.list(desk, [], { status: "closed" })).toEqual(["No submissions found."]);
    const [shown = ""] = await run(commands.show, desk, app.toLowerCase());
    expect(JSON.parse(shown)).toMatchObject({ resume: { name: "سيرة.pdf" }, status: "new" });
    expect(shown).not.toMatch(/"key"|formDigest/);
    expect((await run(commands.show, desk, enq))[0]).toContain("Farouk & Sons");
    const about = { service: "Product Solutions", product: "upflyover", plan: "enterprise" };
    const asked = await site.post("/api/contact", enquiry("buyer@example.com", about));
    const [buyer = ""] = await run(commands.show, desk, (await asked.json()).reference);
    expect(JSON.parse(buyer)).toMatchObject(about);
    await expect(run(commands.show, desk, "ENQ-0000-0000")).rejects.toThrow(/no submission/);
    await expect(run(commands.show, desk, 'x" || true || "')).rejects.toThrow(/no submission/);
  });

  it("a resume is saved, and never over another file", async () => {
    const { desk, app, enq } = await atWork();
    const to = join(temporaryFolder(), "cv.pdf");
    expect(await commands.fetchFile(desk, [app], { to })).toEqual([`Saved to ${to}`]);
    expect(getPdfText(readFileSync(to))).toBe("resume");
    await expect(commands.fetchFile(desk, [app], { to })).rejects.toThrow(/already exists/);
    await expect(commands.fetchFile(desk, [enq], { to })).rejects.toThrow(/is not an application/);
    await expect(run(commands.fetchFile, desk, app)).rejects.toThrow(/Choose where .+ --to FILE/);
  });

  it("who read what is written down, and how it was read", async () => {
    const { site, desk, app, enq } = await atWork();
    const folder = temporaryFolder();
    expect(await run(accesses, desk)).toEqual(["No records were read yet."]);
    await run(commands.show, desk, enq);
    await commands.fetchFile(desk, [app], { to: join(folder, "cv.pdf") });
    const [link = ""] = await run(commands.link, desk, app);
    await (await fetch(link)).arrayBuffer();
    await commands.exportPerson(desk, ["person@example.com"], { to: join(folder, "all") });
    const read = (await run(accesses, desk)).map((line) =>
      line.replace(/^[\d-]{10} [\d:]{5} {2}/, ""),
    );
    expect(read[0]).toMatch(/^export {2}/);
    for (const name of [app, enq, "person@example.com"]) expect(read[0]).toContain(name);
    expect(read.slice(1)).toEqual([
      `download  ${app}  link`,
      `link  ${app}  Salma`,
      `fetch  ${app}  Salma`,
      `show  ${enq}  Salma`,
    ]);
    await erase(desk, ["person@example.com"], { yes: true });
    expect((await run(accesses, desk)).at(-1)).toMatch(/show {2}1 erased {2}Salma$/);
    const old = new Date(Date.now() - 400 * 24 * 3_600_000).toISOString();
    await site.writer.patch({ query: '*[_type == "access"]' }).set({ at: old }).commit();
    await purge(desk, [], { yes: true });
    expect(await run(accesses, desk)).toEqual(["No records were read yet."]);
  });

  it("a resume is read with the server's second key, and not without", async () => {
    const site = await startSite({ RESUME_KEY: "k".repeat(32) });
    await addVacancies(site.writer);
    const file = { name: "cv.pdf", content: pdf() };
    const answer = await apply(site.url, application("person@example.com"), file);
    const { reference } = (await answer.json()) as { reference: string };
    const open = async (env: Record<string, string>) => {
      const desk = await openDesk(readSettings({ ...getEnv(site), ...env }), "Salma");
      onCleanUp(desk.close);
      const to = join(temporaryFolder(), "cv.pdf");
      await commands.fetchFile(desk, [reference], { to });
      return readFileSync(to);
    };
    const opened = await open({ RESUME_KEY: `${"n".repeat(32)}, ${"k".repeat(32)}` });
    expect(getPdfText(opened)).toBe("resume");
    await expect(open({})).rejects.toThrow("sealed with a RESUME_KEY that is not set");
  });

  it("a link downloads a resume, for a while", async () => {
    const { site, desk, app } = await atWork();
    const [link = ""] = await run(commands.link, desk, app);
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(getPdfText(await answer.bytes())).toBe("resume");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringMatching(/^attachment; filename="____\.pdf"; /),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const wrong = [
      link.replace(/token=.*/, ""),
      link.replace(/token=\w{4}/, "token=0000"),
      link.replace(/expires=\d/, "expires=9"),
      link.replace(/resumes\/\w{4}/, "resumes/0000"),
    ];
    for (const url of wrong) expect((await fetch(url)).status).toBe(403);
    const [record] = await applications(site.writer);
    const past = Date.now() - defaultTimeouts.link - 1;
    const late = resumeUrl(desk.siteUrl, desk.secret, record?._id ?? "", past);
    expect((await fetch(late)).status).toBe(403);
    expect(site.log.join("")).toContain('"route":"/api/resumes/*"');
    expect(site.log.join("")).not.toContain("token=");
  });

  it("a status changes in both directions, and each change is logged", async () => {
    const { site, desk, app, enq } = await atWork();
    await expect(run(commands.status, desk, app, "answered")).rejects.toThrow(
      'A submission that is "new" cannot become "answered": choose "in review" or "interview" or "closed".',
    );
    await run(commands.status, desk, app, "in", "review");
    for (const to of ["interview", "closed"]) await run(commands.status, desk, app, to);
    await run(commands.status, desk, app, "in", "review");
    await run(commands.status, desk, app, "closed");
    const [record] = await applications(site.writer);
    expect(record?.status).toBe("closed");
    expect(record?.statusLog).toMatchObject([
      { from: "new", to: "in review", by: "Salma" },
      { from: "in review", to: "interview", by: "Salma" },
      { from: "interview", to: "closed", by: "Salma" },
      { from: "closed", to: "in review", by: "Salma" },
      { from: "in review", to: "closed", by: "Salma" },
    ]);
    await site.writer
      .patch(record?._id ?? "")
      .set({ withdrawnAt: "2026-11-29" })
      .commit();
    await expect(run(commands.status, desk, app, "new")).rejects.toThrow(
      'A submission that is "closed" cannot become "new": the applicant withdrew it.',
    );
    expect(await run(commands.status, desk, enq, "answered")).toEqual([`${enq}: new → answered`]);
    await run(commands.status, desk, "person@example.com", "unsubscribed");
    await expect(run(commands.status, desk, "person@example.com", "active")).rejects.toThrow(
      "that is its last status",
    );
    expect((await site.subscribers())[0]).toMatchObject({
      status: "unsubscribed",
      unsubscribedAt: expect.any(String),
      statusLog: [{ from: "active", to: "unsubscribed", by: "Salma" }],
    });
  });

  it("a mail is sent again", async () => {
    const { site, desk, enq } = await atWork();
    const folder = join(site.dataDir, "mail");
    const before = readdirSync(folder).sort();
    await run(commands.resend, desk, enq);
    await until(async () => (await enquiries(site.writer))[0]?.mail.state === "sent");
    expect((await enquiries(site.writer))[0]?.mail.tries).toBe(1);
    // The same Message-ID, so the same file.
    expect(readdirSync(folder).sort()).toEqual(before);
  });

  it("mails that were given up are listed, and sent again all at once", async () => {
    const { site, desk, enq } = await atWork();
    await site.post("/api/newsletter", filled("left@example.com"));
    const left = await site.subscriber("left@example.com");
    await until(async () => (await site.subscriber("left@example.com"))?.mail.state === "sent");
    await unsubscribe(site.writer, left?._id ?? "");
    await site.writer
      .patch({ query: "*[defined(mail)]" })
      .set({ "mail.state": "failed", "mail.tries": 8 })
      .commit();
    const failed = await commands.list(desk, [], { mail: "failed" });
    expect(failed).toHaveLength(4);
    expect(failed.join()).toContain(enq);
    expect(await commands.list(desk, ["contact"], { mail: "failed" })).toHaveLength(1);
    await expect(commands.list(desk, [], { mail: "lost" })).rejects.toThrow(
      'Unknown email status "lost". Use pending, sending, sent, failed.',
    );
    await expect(commands.resend(desk, [enq], { failed: true })).rejects.toThrow(/^Give a ref/);

    expect(await commands.resend(desk, [], { failed: true })).toEqual([
      "3 email(s) will be resent, starting within a minute.",
    ]);
    await until(async () => (await enquiries(site.writer))[0]?.mail.state === "sent");
    await until(async () => (await site.subscriber("person@example.com"))?.mail.state === "sent");
    expect((await site.subscriber("left@example.com"))?.mail.state).toBe("failed");
    await expect(run(commands.resend, desk, "left@example.com")).rejects.toThrow(
      "left@example.com has unsubscribed, so no email can be sent.",
    );
  });

  it("a change that meets another one is made on what that one left", async () => {
    const { site, desk, enq } = await atWork();
    const meet = meeting(site, desk, enq);
    meet(1);
    await run(commands.resend, desk, enq);
    meet(1);
    await run(commands.status, desk, enq, "answered");
    await until(async () => (await enquiries(site.writer))[0]?.mail.state === "sent");
    const [enquiry] = await enquiries(site.writer);
    expect(enquiry?.status).toBe("answered");
    expect(enquiry?.statusLog).toHaveLength(1);
  });

  it("a change that always meets another one says so in words", async () => {
    const { site, desk, enq } = await atWork();
    meeting(site, desk, enq)(Number.POSITIVE_INFINITY);
    for (const change of [
      () => run(commands.resend, desk, enq),
      () => run(commands.status, desk, enq, "answered"),
    ])
      await expect(change()).rejects.toThrow(
        `Someone else just changed ${enq}. Check it, then try again.`,
      );
  });
});
