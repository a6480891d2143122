import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { backup, restore } from "@agency/content-lake";
import { mailFilePrefix } from "@agency/server/internal/mail/mailer";
import type { Deletion } from "@agency/server/internal/records/types";
import { resumeUrl } from "@agency/server/internal/resume/links";
import { readSettings } from "@agency/server/internal/settings/settings";
import { unsubscribe } from "@agency/server/internal/submissions/subscriptions";
import { defaultTimeouts } from "@agency/server/settings";
import { cleanUp, onCleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { programEnv } from "@agency/server/testing/compiled";
import { pdf } from "@agency/server/testing/pdfs";
import { freePort } from "@agency/server/testing/ports";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import {
  addVacancies,
  application,
  applications,
  apply,
  assets,
  enquiries,
  enquiry,
  filled,
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, describe, expect, it } from "vitest";
import type { StaffNotice } from "../src/mail/records.ts";
import * as commands from "../src/staff/commands.ts";
import { type Desk, openDesk } from "../src/staff/connect.ts";
import { accesses, deletions, erase, purge } from "../src/staff/erase.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const envOf = (site: TestSite) => ({ PORT: new URL(site.url).port, DATA_DIR: site.dataDir });

const notices = (site: TestSite) => site.writer.fetch<StaffNotice[]>(`*[_type == "staffNotice"]`);
const isSent = ({ mail }: StaffNotice) => mail.state === "sent";

/** Where a text is found in the files of a folder. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

/** A site with one submission of each kind by one person, and a desk beside it. */
async function atWork(
  email = "person@example.com",
  env: Record<string, string> = { STAFF_MAIL: "off" },
) {
  const site = await startSite(env);
  await addVacancies(site.writer);
  const file = { name: "سيرة.pdf", content: pdf() };
  const contact = await (await site.post("/api/contact", enquiry(email))).json();
  const candidate = await (await apply(site.url, application(email), file)).json();
  await site.post("/api/newsletter", filled(email));
  await until(async () => {
    const sent = [...(await enquiries(site.writer)), ...(await applications(site.writer))];
    return [...sent, await site.subscriber(email)].every((one) => one?.mail?.state === "sent");
  });
  const desk = await openDesk(readSettings(envOf(site)), "Salma");
  onCleanUp(desk.close);
  return { site, desk, enq: String(contact.reference), app: String(candidate.reference) };
}

/** Has somebody else be faster, so many times, between a look at a record and the change of it. */
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

const run = (command: commands.Command, desk: Desk, ...args: string[]) => command(desk, args, {});

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
    await expect(run(commands.list, desk, "spam")).rejects.toThrow(/no kind: use contact/);
    await expect(commands.list(desk, [], { status: "read" })).rejects.toThrow(
      '"read" is no status: use new, answered, in review, interview, closed, active, unsubscribed, pending.',
    );
    expect(await commands.list(desk, [], { status: "closed" })).toEqual([
      "There is no such submission.",
    ]);
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
    expect(readFileSync(to)).toEqual(pdf());
    await expect(commands.fetchFile(desk, [app], { to })).rejects.toThrow(/is there already/);
    await expect(commands.fetchFile(desk, [enq], { to })).rejects.toThrow(/is no application/);
    await expect(run(commands.fetchFile, desk, app)).rejects.toThrow(/Say where .+ --to FILE/);
  });

  it("who read what is written down, and how it was read", async () => {
    const { site, desk, app, enq } = await atWork();
    const folder = temporaryFolder();
    expect(await run(accesses, desk)).toEqual(["Nothing was read yet."]);
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
    expect(await run(accesses, desk)).toEqual(["Nothing was read yet."]);
  });

  it("a resume is read with the server's second key, and not without", async () => {
    const site = await startSite({ RESUME_KEY: "k".repeat(32) });
    await addVacancies(site.writer);
    const file = { name: "cv.pdf", content: pdf() };
    const answer = await apply(site.url, application("person@example.com"), file);
    const { reference } = (await answer.json()) as { reference: string };
    const open = async (env: Record<string, string>) => {
      const desk = await openDesk(readSettings({ ...envOf(site), ...env }), "Salma");
      onCleanUp(desk.close);
      const to = join(temporaryFolder(), "cv.pdf");
      await commands.fetchFile(desk, [reference], { to });
      return readFileSync(to);
    };
    expect(await open({ RESUME_KEY: `${"n".repeat(32)}, ${"k".repeat(32)}` })).toEqual(pdf());
    await expect(open({})).rejects.toThrow("sealed with a RESUME_KEY that is not set");
  });

  it("a link downloads a resume, for a while", async () => {
    const { site, desk, app } = await atWork();
    const [link = ""] = await run(commands.link, desk, app);
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
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

  it("a status changes step by step, and each change is logged", async () => {
    const { site, desk, app, enq } = await atWork();
    await expect(run(commands.status, desk, app, "interview")).rejects.toThrow(
      'A submission that is "new" cannot become "interview": choose "in review" or "closed".',
    );
    await run(commands.status, desk, app, "in", "review");
    for (const to of ["interview", "closed"]) await run(commands.status, desk, app, to);
    await expect(run(commands.status, desk, app, "new")).rejects.toThrow(/last status/);
    const [record] = await applications(site.writer);
    expect(record?.status).toBe("closed");
    expect(record?.statusLog).toMatchObject([
      { from: "new", to: "in review", by: "Salma" },
      { from: "in review", to: "interview", by: "Salma" },
      { from: "interview", to: "closed", by: "Salma" },
    ]);
    expect(await run(commands.status, desk, enq, "answered")).toEqual([`${enq}: new → answered`]);
    await run(commands.status, desk, "person@example.com", "unsubscribed");
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
      '"lost" is no state of a mail: use pending, sending, sent, failed.',
    );
    await expect(commands.resend(desk, [enq], { failed: true })).rejects.toThrow(/^Name one, or/);

    expect(await commands.resend(desk, [], { failed: true })).toEqual([
      "3 mail(s): the server sends them again, from within a minute on.",
    ]);
    await until(async () => (await enquiries(site.writer))[0]?.mail.state === "sent");
    await until(async () => (await site.subscriber("person@example.com"))?.mail.state === "sent");
    expect((await site.subscriber("left@example.com"))?.mail.state).toBe("failed");
    await expect(run(commands.resend, desk, "left@example.com")).rejects.toThrow(
      "left@example.com has unsubscribed: no mail is sent there.",
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
        `${enq} was changed by somebody else meanwhile: look again.`,
      );
  });

  it("a person's data is exported, files included", async () => {
    const { desk, app } = await atWork("Person@example.com");
    const to = join(temporaryFolder(), "export");
    await commands.exportPerson(desk, ["person@example.com"], { to });
    expect(readdirSync(to).sort()).toEqual([`${app} سيرة.pdf`, "data.json"].sort());
    expect(readFileSync(join(to, `${app} سيرة.pdf`))).toEqual(pdf());
    expect(JSON.parse(readFileSync(join(to, "data.json"), "utf8"))).toHaveLength(3);
    await expect(commands.exportPerson(desk, ["person@example.com"], { to })).rejects.toThrow(
      /there already/,
    );
    const nobody = ["other@example.com"];
    await expect(commands.exportPerson(desk, nobody, { to: `${to}-2` })).rejects.toThrow(/Nothing/);
    expect(readdirSync(join(to, ".."))).toEqual(["export"]);
    await expect(run(commands.exportPerson, desk, "person@example.com")).rejects.toThrow(
      /Say where .+ --to FOLDER/,
    );
  });

  it("a person is erased: records, files, mails; what was copied stays unreadable", async () => {
    const { site, desk, app } = await atWork();
    const kept = await (await apply(site.url, application("other@example.com"))).json();
    const [link = ""] = await run(commands.link, desk, app);
    const [asset] = await assets(site.writer);
    expect(await run(deletions, desk)).toEqual(["Nothing was deleted yet."]);
    await expect(erase(desk, ["parson@example.com"], { yes: true })).rejects.toThrow(
      'Nothing is stored for "parson@example.com".',
    );
    expect(await run(erase, desk, "person@example.com")).toEqual([
      "3 record(s) would be erased for good: add --yes.",
    ]);
    expect(await site.subscribers()).toHaveLength(1);
    await erase(desk, ["PERSON@example.com"], { yes: true });
    expect(await site.subscribers()).toHaveLength(0);
    expect(await enquiries(site.writer)).toHaveLength(0);
    expect((await applications(site.writer)).map(({ reference }) => reference)).toEqual([
      kept.reference,
    ]);
    expect(await assets(site.writer)).toHaveLength(0);
    // Of the other applicant's.
    expect(readdirSync(join(site.dataDir, "mail"))).toHaveLength(1);
    const trace = { reason: "erase", by: "Salma", records: 3, files: 0 };
    expect(await site.writer.fetch<Deletion[]>(`*[_type == "deletion"]`)).toEqual([
      expect.objectContaining(trace),
    ]);
    expect(await run(deletions, desk)).toEqual([
      expect.stringMatching(/^[\d-]{10} [\d:]{5} {2}erase {2}3 record\(s\), 0 file\(s\) {2}Salma$/),
    ]);
    const file = await fetch(`${site.content}/${asset?.path}`, {
      headers: { Authorization: `Bearer ${site.token}` },
    });
    expect(file.status).toBe(404);
    expect((await fetch(link)).status).toBe(404);
  });

  it("of an erased person no file of the data folder knows anything any more", async () => {
    const { site, desk, app, enq } = await atWork("forgotten@example.com", {
      STAFF_MAIL_TO: "both",
    });
    await until(
      async () => (await notices(site)).length > 0 && (await notices(site)).every(isSent),
    );
    const mails = join(site.dataDir, "mail");
    const told = new Set(
      (await notices(site)).flatMap(({ _id }) =>
        readdirSync(mails).filter((file) => file.startsWith(mailFilePrefix(_id))),
      ),
    );
    expect(told.size).toBeGreaterThan(0);
    const [candidate] = await applications(site.writer);
    for (const file of told)
      expect(readFileSync(join(mails, file), "utf8")).not.toMatch(/forgotten|مريم|=D9=85=D8=B1/);
    const traces = [
      "forgotten@example.com",
      candidate?.applicantName ?? "",
      candidate?.coverLetter ?? "",
      candidate?.resumeFile?.key ?? "",
      candidate?.resumeFile?.name ?? "",
      "Where should it arrive?",
      app,
      enq,
    ];
    for (const trace of traces) expect(filesWith(site.dataDir, trace)).not.toEqual([]);
    await erase(desk, ["forgotten@example.com"], { yes: true });
    for (const trace of traces) await until(() => filesWith(site.dataDir, trace).length === 0);
    for (const file of told) expect(readdirSync(mails)).not.toContain(file);
  });

  it("the folder that a restore replaced goes with everything in it after a week", async () => {
    const folder = temporaryFolder();
    const dataDir = join(folder, "data");
    const { site, desk } = await atWork("forgotten@example.com", { DATA_DIR: dataDir });
    const copy = join(temporaryFolder(), "copy");
    await backup(dataDir, copy, ["secret", "token", "mail"]);
    await desk.close();
    await site.stop();
    const kept = (await restore(copy, dataDir)) ?? "";
    expect(filesWith(kept, "forgotten@example.com")).not.toEqual([]);
    Object.assign(timeouts, { purgeFirst: 20, purge: 50 });
    const again = await startSite({ DATA_DIR: dataDir, STAFF_MAIL: "off" });
    await until(() => again.log.join("").includes('"msg":"purged"'));
    expect(existsSync(kept)).toBe(true);

    const old = kept.replace(/before-\d{4}/, "before-2020");
    renameSync(kept, old);
    await until(() => !existsSync(old));
    // A restore brings back what was erased since the copy: it is erased once more.
    const later = await openDesk(readSettings(envOf(again)), "Salma");
    onCleanUp(later.close);
    await erase(later, ["forgotten@example.com"], { yes: true });
    await until(() => filesWith(folder, "forgotten@example.com").length === 0);
  });

  it("mails kept as files go with their record, whatever changed since they were written", async () => {
    const email = "person@example.com";
    const { site, desk } = await atWork(email);
    const folder = join(site.dataDir, "mail");
    // Left and came back: a second welcome, with a Message-ID of its own.
    await unsubscribe(site.writer, (await site.subscriber(email))?._id ?? "");
    await site.post("/api/newsletter", filled(email));
    await until(() => readdirSync(folder).length === 3);
    await until(async () => (await site.subscriber(email))?.mail.state === "sent");
    await site.post("/api/newsletter", filled("other@example.com"));
    await until(() => readdirSync(folder).length === 4);
    const elsewhere = { ...envOf(site), SITE_URL: "https://www.agency.test" };
    const moved = await openDesk(readSettings(elsewhere), "Salma");
    onCleanUp(moved.close);
    // The server reaches its own content service, whatever it is called.
    await erase({ ...moved, writer: desk.writer }, [email], { yes: true });
    expect(filesWith(folder, email)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("what is too old, and files nobody refers to, are purged", async () => {
    const { site, desk } = await atWork();
    const ages = { receivedAt: 366, appliedAt: 364, unsubscribedAt: 366 };
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const [enq, app, subscriber] = [
      (await enquiries(site.writer))[0],
      (await applications(site.writer))[0],
      (await site.subscribers())[0],
    ];
    await site.writer
      .patch(enq?._id ?? "")
      .set({ receivedAt: ago(ages.receivedAt) })
      .commit();
    await site.writer
      .patch(app?._id ?? "")
      .set({ appliedAt: ago(ages.appliedAt) })
      .commit();
    await site.writer
      .patch(subscriber?._id ?? "")
      .set({ status: "unsubscribed", unsubscribedAt: ago(ages.unsubscribedAt) })
      .commit();
    const young = await site.writer.assets.upload("file", Buffer.from("young"));
    const lost = await site.writer.assets.upload("file", Buffer.from("lost"));
    const { _rev, ...document } = lost as unknown as { _id: string; _rev: string };
    await site.writer.createOrReplace({ ...document, _createdAt: ago(2) } as never);

    const folder = join(site.dataDir, "mail");
    writeFileSync(join(folder, "of-another-instance.eml"), "");
    utimesSync(join(folder, "of-another-instance.eml"), 0, 0);
    writeFileSync(join(folder, "young.eml"), "");

    const what = "2 record(s) older than 365 days and 1 file(s) without a record";
    expect(await run(purge, desk)).toEqual([`${what} would be deleted for good: add --yes.`]);
    expect(await purge(desk, [], { yes: true })).toEqual([`${what} deleted.`]);
    // The application's is there, as it is.
    expect(readdirSync(folder)).toHaveLength(2);
    expect(readdirSync(folder)).toContain("young.eml");
    expect((await run(deletions, desk)).map((line) => line.slice(18)).sort()).toEqual([
      "purge  0 record(s), 1 file(s)  Salma",
      "purge  2 record(s), 0 file(s)  Salma",
    ]);
    expect(await enquiries(site.writer)).toHaveLength(0);
    expect(await site.subscribers()).toHaveLength(0);
    expect(await applications(site.writer)).toHaveLength(1);
    const left = (await assets(site.writer)).map(({ _id }) => _id).sort();
    expect(left).toEqual([young._id, app?.resume?.asset._ref ?? ""].sort());
  });
});

describe("pnpm submissions", () => {
  const cli = fileURLToPath(new URL("../src/staff/cli.ts", import.meta.url));
  const call = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ["--conditions=@agency/source", cli, ...args], {
      cwd: env.CWD ?? temporaryFolder(),
      env: { ...programEnv, ...env },
      encoding: "utf8",
    });

  it("works with the server stopped, reads .env, and says what is wrong", async () => {
    const { site, app } = await atWork();
    await site.stop();
    const folder = temporaryFolder();
    mkdirSync(join(folder, "x"));
    writeFileSync(join(folder, ".env"), `DATA_DIR=${site.dataDir}\n`);
    const done = call({ CWD: folder }, "status", app, "in", "review", "--by", "Nour");
    expect(done.stderr).toBe("");
    expect(done.stdout).toBe(`${app}: new → in review\n`);
    const wrong = call({ CWD: folder }, "status", app, "new");
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toMatch(/^A submission that is "in review" cannot become "new"/);
    expect(call({}, "--help").stdout).toContain("pnpm submissions erase");
  });

  it.each([
    [["list", "--nothing"], "Unknown option '--nothing': `pnpm submissions --help` shows"],
    [["list", "--status"], "Option '--status <value>' argument missing: `pnpm submissions --help`"],
    [["list", "contact", "new"], '"new" is one argument too many for list.'],
    [["purge", "all"], '"all" is one argument too many for purge.'],
    [["status", "x", "in", "review", "now"], '"now" is one argument too many for status.'],
  ])("refuses %j with a sentence", (args, sentence) => {
    const { status, stdout, stderr } = call({}, ...args);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect([status, stdout]).toEqual([1, ""]);
  });

  it("makes no data folder where there is none", () => {
    const folder = temporaryFolder();
    const { status, stderr } = call({ DATA_DIR: join(folder, "typo") }, "list");
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Nothing of the site is kept in ${join(folder, "typo")}: set DATA_DIR to the folder of the server, or start the server once.\n`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it("reaches a running server whatever its port, and says when it does not answer", async () => {
    const site = await startSite();
    const port = String(await freePort());
    const open = () => openDesk(readSettings({ ...envOf(site), PORT: port }), "Salma");
    await (await open()).close();
    writeFileSync(join(site.dataDir, "content-address"), `http://127.0.0.1:${port}`);
    await expect(open()).rejects.toThrow(
      "A server has DATA_DIR open and its content service does not answer: wait until it is ready, or stop it.",
    );
  });
});
