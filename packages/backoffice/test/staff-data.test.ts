import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { backup, restore } from "@agency/content-lake";
import { mailFilePrefix } from "@agency/server/internal/mail/mailer";
import type { Deletion } from "@agency/server/internal/records/types";
import { readSettings } from "@agency/server/internal/settings/settings";
import { unsubscribe } from "@agency/server/internal/submissions/subscriptions";
import { cleanUp, onCleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { getPdfText } from "@agency/server/testing/pdfs";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import {
  application,
  applications,
  apply,
  assets,
  enquiries,
  filled,
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, describe, expect, it } from "vitest";
import { filesWith } from "../../../scripts/filesWith.ts";
import type { StaffNotice } from "../src/mail/notice-types.ts";
import * as commands from "../src/staff/commands.ts";
import { openDesk } from "../src/staff/connect.ts";
import { deletions, erase, purge } from "../src/staff/erase.ts";
import { getEnv, run, withDesk } from "./support/staff.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0, notice: 100 });
const startSite = withTimeouts(startDefault, timeouts);
const atWork = withDesk(startSite);

afterEach(cleanUp);

const notices = (site: TestSite) => site.writer.fetch<StaffNotice[]>(`*[_type == "staffNotice"]`);
const isSent = ({ mail }: StaffNotice) => mail.state === "sent";

describe("data at the desk", () => {
  it("a person's data is exported, files included", async () => {
    const { desk, app } = await atWork("Person@example.com");
    const to = join(temporaryFolder(), "export");
    await commands.exportPerson(desk, ["person@example.com"], { to });
    expect(readdirSync(to).sort()).toEqual([`${app} سيرة.pdf`, "data.json"].sort());
    expect(getPdfText(readFileSync(join(to, `${app} سيرة.pdf`)))).toBe("resume");
    expect(JSON.parse(readFileSync(join(to, "data.json"), "utf8"))).toHaveLength(3);
    await expect(commands.exportPerson(desk, ["person@example.com"], { to })).rejects.toThrow(
      /already exists/,
    );
    const nobody = ["other@example.com"];
    await expect(commands.exportPerson(desk, nobody, { to: `${to}-2` })).rejects.toThrow(/no data/);
    expect(readdirSync(join(to, ".."))).toEqual(["export"]);
    await expect(run(commands.exportPerson, desk, "person@example.com")).rejects.toThrow(
      /Choose where .+ --to FOLDER/,
    );
  });

  it("a person is erased: records, files, mails; what was copied stays unreadable", async () => {
    const { site, desk, app } = await atWork();
    const kept = await (await apply(site.url, application("other@example.com"))).json();
    const [link = ""] = await run(commands.link, desk, app);
    const [asset] = await assets(site.writer);
    expect(await run(deletions, desk)).toEqual(["No records were deleted yet."]);
    await expect(erase(desk, ["parson@example.com"], { yes: true })).rejects.toThrow(
      'There is no data for "parson@example.com".',
    );
    expect(await run(erase, desk, "person@example.com")).toEqual([
      "3 record(s) would be permanently erased. Add --yes to confirm.",
    ]);
    expect(await site.subscribers()).toHaveLength(1);
    await erase(desk, ["PERSON@example.com"], { yes: true });
    expect(await site.subscribers()).toHaveLength(0);
    expect(await enquiries(site.writer)).toHaveLength(0);
    expect((await applications(site.writer)).map(({ reference }) => reference)).toEqual([
      kept.reference,
    ]);
    expect(await assets(site.writer)).toHaveLength(0);
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
    // A restored backup contains erased data.
    const later = await openDesk(readSettings(getEnv(again)), "Salma");
    onCleanUp(later.close);
    await erase(later, ["forgotten@example.com"], { yes: true });
    await until(() => filesWith(folder, "forgotten@example.com").length === 0);
  });

  it("mails kept as files go with their record, whatever changed since they were written", async () => {
    const email = "person@example.com";
    const { site, desk } = await atWork(email);
    const folder = join(site.dataDir, "mail");
    // A second welcome has its own Message-ID.
    await unsubscribe(site.writer, (await site.subscriber(email))?._id ?? "");
    await site.post("/api/newsletter", filled(email));
    const countMails = () => readdirSync(folder).filter((name) => name.endsWith(".eml")).length;
    await until(() => countMails() === 3);
    await until(async () => (await site.subscriber(email))?.mail.state === "sent");
    await site.post("/api/newsletter", filled("other@example.com"));
    await until(() => countMails() === 4);
    const elsewhere = { ...getEnv(site), SITE_URL: "https://www.agency.test" };
    const moved = await openDesk(readSettings(elsewhere), "Salma");
    onCleanUp(moved.close);
    // The server reaches its own content service under any host name.
    await erase({ ...moved, writer: desk.writer }, [email], { yes: true });
    expect(filesWith(folder, email)).toEqual([]);
    expect(countMails()).toBe(1);
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
    expect(await run(purge, desk)).toEqual([
      `${what} would be permanently deleted. Add --yes to confirm.`,
    ]);
    expect(await purge(desk, [], { yes: true })).toEqual([`${what} deleted.`]);
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
