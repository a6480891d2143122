import { cleanUp } from "@agency/server/testing/cleanUp";
import { type Mails, mailEnv, startMail } from "@agency/server/testing/mail";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import {
  addVacancies,
  application,
  applications,
  apply,
  createReference,
  enquiries,
  enquiry,
  startInterceptor,
} from "@agency/server/testing/visitors";
import { severalPolls, until } from "@agency/server/testing/wait";
import { afterEach, describe, expect, it } from "vitest";
import type { AccountDeps } from "../src/accounts/index.ts";
import { end, findPerson } from "../src/accounts/index.ts";
import type { StaffNotice } from "../src/mail/notice-types.ts";
import { getPeople, member } from "./support/members.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 0, notice: 0 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let mails: Mails;
let deps: AccountDeps;

afterEach(cleanUp);

async function start(env: Record<string, string> = {}): Promise<void> {
  mails = await startMail();
  site = await startSite({ ...mailEnv(mails), ...env });
  await addVacancies(site.writer);
  deps = await getPeople(site);
}

const to = (email: string) =>
  mails.received.filter((mail) => mail.to?.some(({ address }) => address === email));
const areTold = async () =>
  [...(await applications(site.writer)), ...(await enquiries(site.writer))].every(
    ({ isTold }) => isTold,
  );
const notices = () => site.writer.fetch<StaffNotice[]>(`*[_type == "staffNotice"]`);
const areSent = async () => (await notices()).every(({ mail }) => mail.state === "sent");

describe("of what comes in", () => {
  it("those hear at once whose role works on it, in their language, and nobody else", async () => {
    await start();
    for (const role of ["admin", "editor", "translator", "recruiter"] as const)
      await member(site, deps, role, { language: role === "recruiter" ? "ar" : "en" });
    const app = await createReference(await apply(site.url, application("person@example.com")));
    await until(async () => (await areTold()) && (await areSent()));
    const enq = await createReference(await site.post("/api/contact", enquiry("asks@example.com")));
    await until(
      async () => (await areTold()) && (await notices()).length === 4 && (await areSent()),
    );
    const subjects = (email: string) => to(email).map(({ subject }) => subject);
    expect(subjects("admin@example.com")).toEqual(["New applications: 1", "New enquiries: 1"]);
    expect(subjects("recruiter@example.com")).toEqual(["طلبات توظيف جديدة: 1"]);
    expect(subjects("editor@example.com")).toEqual(["New enquiries: 1"]);
    expect(subjects("translator@example.com")).toEqual([]);
    expect(subjects("office@agency.test")).toEqual(["New enquiry from the website"]);
    const [mail] = to("admin@example.com");
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`https://www.agency.test/desk/inbox#${app}`);
      expect(part).not.toMatch(/مريم|الهاشمي|person@|\+971|رسمت/);
    }
    expect(to("editor@example.com")[0]?.text).toContain(`/desk/inbox#${enq}`);
    expect(to("editor@example.com")[0]?.text).not.toMatch(/asks@|An idea|Farouk|\+44/);
  });

  it("the mailbox hears while nobody else works on it", async () => {
    await start();
    await member(site, deps, "recruiter");
    const person = await findPerson(deps, "recruiter@example.com");
    if (person) await end(deps, { person, by: "cli" });
    await apply(site.url, application("person@example.com"));
    await until(() => to("office@agency.test").length > 0);
    expect(to("office@agency.test")[0]?.subject).toBe("New applications: 1");
    expect(to("recruiter@example.com")).toEqual([]);
  });

  it("both hear where that is set, each once", async () => {
    await start({ STAFF_MAIL_TO: "both" });
    await member(site, deps, "recruiter");
    await member(site, deps, "admin", { email: "Office@agency.test" });
    await apply(site.url, application("person@example.com"));
    await site.post("/api/contact", enquiry("asks@example.com"));
    await until(async () => (await areTold()) && (await areSent()));
    await until(() => to("recruiter@example.com").length === 1);
    const getOffice = () =>
      mails.received.filter((mail) =>
        mail.to?.some(({ address }) => address?.toLowerCase() === "office@agency.test"),
      );
    await until(() => getOffice().length >= 2);
    await severalPolls();
    expect(
      getOffice()
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(["New applications: 1", "New enquiry from the website"]);
  });

  it("nobody hears where that is set", async () => {
    await start({ STAFF_MAIL: "off" });
    await member(site, deps, "admin");
    await apply(site.url, application("person@example.com"));
    await until(() => to("person@example.com").length > 0);
    await severalPolls();
    expect(await notices()).toEqual([]);
  });

  it("many hear in one mail where many come at once", async () => {
    await start();
    await member(site, deps, "recruiter");
    const one = application("first@example.com");
    await apply(site.url, one);
    await until(async () => (await areTold()) && (await areSent()));
    const [record] = await applications(site.writer);
    const transaction = site.writer.transaction();
    for (let number = 0; number < 120; number++) {
      const { _rev, ...like } = record ?? ({} as never);
      transaction.create({
        ...like,
        _id: `jobApplication.${number}`,
        reference: `APP-${number}`,
        isTold: false,
      } as never);
    }
    await transaction.commit();
    await until(async () => (await areTold()) && (await areSent()));
    const subjects = to("recruiter@example.com").map(({ subject }) => subject);
    expect(subjects).toEqual([
      "New applications: 1",
      "New applications: 100",
      "New applications: 20",
    ]);
    expect(to("recruiter@example.com")[1]?.text?.match(/#APP-/g)).toHaveLength(50);
  });
});

describe("once a day", () => {
  const hours = (back: number) => {
    const time = new Date(Date.now() - back * 3_600_000);
    return `${time.toISOString().slice(11, 16)} UTC`;
  };

  it("they hear in one mail of what came before that hour, and of the rest the next day", async () => {
    await start({ STAFF_MAIL: "daily", STAFF_MAIL_AT: hours(1) });
    await member(site, deps, "admin");
    await apply(site.url, application("today@example.com"));
    await site.post("/api/contact", enquiry("asks@example.com"));
    await until(() => to("today@example.com").length > 0);
    await severalPolls();
    expect(await notices()).toEqual([]);
    const earlier = new Date(Date.now() - 2 * 3_600_000).toISOString();
    // One transaction, so that they share one mail.
    const patches = ["appliedAt", "receivedAt"].map((field) => ({
      patch: { query: `*[defined(${field})]`, set: { [field]: earlier } },
    }));
    await site.writer.mutate(patches as never);
    await until(async () => (await notices()).length === 1 && (await areSent()));
    await until(() => to("admin@example.com").length === 1);
    expect(to("admin@example.com")[0]?.subject).toBe("New applications: 1 · New enquiries: 1");
    await apply(site.url, application("later@example.com"));
    await severalPolls();
    expect(await notices()).toHaveLength(1);
  });

  it("they hear of nothing that came in weeks ago", async () => {
    await start({ STAFF_MAIL: "off" });
    await apply(site.url, application("old@example.com"));
    const [record] = await applications(site.writer);
    const old = new Date(Date.now() - 8 * 86_400_000).toISOString();
    await site.writer
      .patch(record?._id ?? "")
      .set({ appliedAt: old })
      .commit();
    const { dataDir } = site;
    await site.stop();
    site = await startSite({ ...mailEnv(mails), DATA_DIR: dataDir });
    await severalPolls();
    expect(await notices()).toEqual([]);
  });
});

it("several instances tell of each once", async () => {
  const interceptor = await startInterceptor();
  mails = await startMail();
  const env = { ...interceptor.env, ...mailEnv(mails) };
  const sites = [await startSite(env), await startSite(env), await startSite(env)];
  [site] = sites as [TestSite];
  await Promise.all(
    sites.map((one, number) => apply(one.url, application(`person-${number}@example.com`))),
  );
  await until(async () => (await areTold()) && (await areSent()));
  await severalPolls();
  const told = (await notices()).flatMap(({ records }) => records);
  expect(told.sort()).toEqual((await applications(site.writer)).map(({ _id }) => _id).sort());
  expect(to("office@agency.test")).toHaveLength((await notices()).length);
});
