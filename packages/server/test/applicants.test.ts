import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApplicantPage } from "../src/forms/applicant.ts";
import { confirmLink, createPageLink, parseLink } from "../src/records/applicantLinks.ts";
import type { Application, Deletion, Message } from "../src/records/types.ts";
import { loadSecret } from "../src/settings/secret.ts";
import { echoRenderer, readEcho } from "./support/build.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { type Mails, mailEnv, startMail } from "./support/mail.ts";
import { pdf } from "./support/pdfs.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import {
  addVacancies,
  application,
  applications,
  apply,
  assets,
  type SentFile,
} from "./support/visitors.ts";
import { until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let mails: Mails;
let secret: string;

beforeAll(async () => {
  mails = await startMail();
  site = await startSite({ ...mailEnv(mails), STAFF_MAIL: "off" }, { renderer: echoRenderer() });
  secret = await loadSecret(site.dataDir, undefined);
  await addVacancies(site.writer);
});
afterAll(cleanUp);

const resume = { name: "cv.pdf", content: pdf() };

const to = (email: string) =>
  mails.received.filter((mail) => mail.to?.some(({ address }) => address === email));
const linkIn = (text: string | undefined) => {
  const [, path = ""] = /https:\/\/www\.agency\.test(\/\S*application\/\S+)/.exec(text ?? "") ?? [];
  return path;
};
async function applied(
  email: string,
  more: Record<string, unknown> = {},
  file?: SentFile,
): Promise<string> {
  expect((await apply(site.url, application(email, more), file)).status).toBe(201);
  await until(() => to(email).length > 0, `a mail to ${email}`);
  const link = linkIn(to(email)[0]?.text);
  await until(async () => (await getRecord(link)).mail?.state === "sent");
  return link;
}

const open = async (path: string) => {
  const response = await fetch(site.url + path);
  const { applicant } = readEcho(await response.text()) as { applicant: ApplicantPage };
  return { response, status: response.status, page: applicant };
};

const getLanguage = (path: string) => (path.startsWith("/ar/") ? "ar" : "en");
const getLink = (path: string) => path.split("/").at(-1)?.split("?")[0] ?? "";

const getRecord = async (path: string) =>
  (await site.writer.getDocument<Application>(parseLink(getLink(path))?.id ?? "")) as Application;

const act = async (
  path: string,
  action: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = { Origin: "null", "Sec-Fetch-Site": "same-origin" },
) =>
  fetch(`${site.url}/api/applicant`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({
      link: getLink(path),
      action,
      language: getLanguage(path),
      ...fields,
    }),
  });

describe("an application", () => {
  it.each([
    ["en", "We have your application", "/application/"],
    ["ar", "وصلنا طلبك", "/ar/application/"],
  ] as const)(
    "in %s is answered with a mail and a private link",
    async (language, subject, path) => {
      const email = `maryam-${language}@example.com`;
      const link = await applied(email, { language, position: "Visit evil.example" }, resume);
      const [mail] = to(email);
      expect(mail?.subject).toBe(subject);
      expect(mail?.replyTo?.[0]?.address).toBe("office@agency.test");
      const { reference } = await getRecord(link);
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain(reference);
        expect(part).toContain("Senior brand designer");
        // Anyone can enter another person's address.
        expect(part).not.toMatch(/evil|مريم|الهاشمي|رسمت|\+971/);
      }
      for (const step of language === "en"
        ? ["Step 1", "Step 2", "Step 3", "Step 4"]
        : ["الخطوة 1", "الخطوة 2", "الخطوة 3", "الخطوة 4"])
        expect(mail?.text).toContain(step);
      expect(link).toMatch(new RegExp(`^${path}a\\.`));
      const { status, page } = await open(link);
      expect(status).toBe(200);
      expect(page).toMatchObject({
        kind: "application",
        application: {
          reference,
          position: "Senior brand designer",
          name: "مريم الهاشمي",
          email,
          status: "new",
          withResume: true,
          isAnswered: false,
          isWithdrawn: false,
          steps: [
            { state: "now", at: expect.any(String) },
            { state: "ahead" },
            { state: "ahead" },
            { state: "ahead" },
          ],
        },
      });
      const days = (Date.parse((page as { until: string }).until) - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(90);
    },
  );

  it("is mailed once, however often it is sent", async () => {
    const form = application("once@example.com");
    for (let turn = 0; turn < 3; turn++) await apply(site.url, form);
    const record = async () =>
      (await applications(site.writer)).filter(({ email }) => email === "once@example.com");
    await until(async () => (await record())[0]?.mail?.state === "sent");
    expect(await record()).toHaveLength(1);
    expect(to("once@example.com")).toHaveLength(1);
  });
});

describe("the page of an application", () => {
  it("is kept by nobody, found by nobody, and tells nobody where it is", async () => {
    const { response } = await open(await applied("quiet@example.com"));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  });

  it("follows what the staff do, and shows nothing of what they wrote", async () => {
    const link = await applied("follows@example.com");
    const { _id } = await getRecord(link);
    const log = [
      { _key: "a", at: "2026-11-16T08:00:00Z", from: "new", to: "in review", by: "r@example.com" },
      { _key: "b", at: "2026-11-20T08:00:00Z", from: "in review", to: "interview", by: "r@e.com" },
    ];
    const notes = [{ _key: "n", at: "2026-11-16T08:00:00Z", by: "r@example.com", text: "Secret" }];
    await site.writer
      .patch(_id)
      .set({ status: "interview", statusLog: log, notes, rating: 2 })
      .commit();
    const { page } = await open(link);
    expect(page).toMatchObject({
      application: {
        status: "interview",
        steps: [
          { state: "past" },
          { state: "past", at: "2026-11-16T08:00:00Z" },
          { state: "now", at: "2026-11-20T08:00:00Z" },
          { state: "ahead" },
        ],
      },
    });
    expect(JSON.stringify(page)).not.toMatch(/Secret|r@e|rating|"key"|رسمت/);
  });

  it("opens by no link but those that were made here", async () => {
    const link = await applied("guess@example.com");
    const { _id } = await getRecord(link);
    const [use, key, until = "", token = ""] = getLink(link).split(".");
    const other = Number.parseInt(until, 36) + 86_400_000;
    const wrong = [
      "none",
      [use, key, until].join("."),
      [use, key, until, token.replace(/^./, (one) => (one === "0" ? "1" : "0"))].join("."),
      [use, key, other.toString(36), token].join("."),
      [use, key?.replace(/^./, (one) => (one === "0" ? "1" : "0")), until, token].join("."),
      ["e", key, until, token].join("."),
      createPageLink("another secret of thirty-two letters", _id, "guess@example.com"),
      createPageLink(secret, _id, "other@example.com"),
      `${getLink(link)}%00`,
    ];
    for (const one of wrong) {
      const { status, page } = await open(`/application/${one}`);
      expect([one, status, page.kind]).toEqual([one, 403, "invalid"]);
      expect((await act(one, "withdraw", { sure: "yes" })).status).toBe(403);
    }
    expect((await getRecord(link)).status).toBe("new");
  });

  it("changes nothing when it is opened", async () => {
    const link = await applied("opened@example.com");
    const all = () =>
      site.writer.fetch<object[]>("*[_id == $id || record == $id]", {
        id: parseLink(getLink(link))?.id,
      });
    const before = await all();
    for (const query of ["", "?done=withdraw", "?action=withdraw&sure=yes", "?done=x"]) {
      await open(link + query);
      await fetch(site.url + link + query, { method: "HEAD" });
    }
    expect(await all()).toEqual(before);
    for (const method of ["PUT", "DELETE", "POST"])
      expect((await fetch(site.url + link, { method })).status).toBe(405);
    expect((await fetch(`${site.url}/api/applicant`)).status).toBe(405);
  });

  it("is not there once the application is erased", async () => {
    const link = await applied("erased@example.com");
    await site.writer.delete((await getRecord(link))._id);
    expect(await open(link)).toMatchObject({ status: 403, page: { kind: "invalid" } });
  });

  it("says so while the content service does not answer", async () => {
    const link = await applied("away@example.com");
    const [, key] = getLink(link).split(".");
    expect(key).toHaveLength(64);
    const elsewhere = await startSite(
      {
        SECRET: secret,
        SANITY_PROJECT_ID: "local",
        SANITY_API_HOST: "http://127.0.0.1:1",
        SANITY_WRITE_TOKEN: "a-token-of-at-least-thirty-two-letters",
        STAFF_MAIL: "off",
      },
      { renderer: echoRenderer() },
    );
    const response = await fetch(elsewhere.url + link);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(readEcho(await response.text())).toMatchObject({ applicant: { kind: "away" } });
  });

  it("is shown to one address so often and no more", async () => {
    const few = await startSite(
      { RATE_LIMIT: "3", STAFF_MAIL: "off" },
      { renderer: echoRenderer() },
    );
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn++)
      statuses.push((await fetch(`${few.url}/application/a.b.c`)).status);
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
    const post = await fetch(`${few.url}/api/applicant`, {
      method: "POST",
      body: new URLSearchParams({ link: "a.b.c", action: "renew" }),
    });
    expect(post.status).toBe(429);
  });

  it("is in no log, nor is anything of its applicant", async () => {
    const link = await applied("logged@example.com");
    await open(link);
    await act(link, "contact", { email: "other@example.com", phone: "+44 20 1111 1111" });
    await act(link, "withdraw", { sure: "yes" });
    const log = site.log.join("");
    expect(log).toContain('"route":"/application/:link"');
    expect(log).toContain('"route":"/api/applicant"');
    const [, key = "", , token = ""] = getLink(link).split(".");
    // Four digits may occur in another id.
    for (const secret of [token, key.slice(0, 20), "example.com", "1111 1111", "11111111"])
      expect(log.replaceAll(`jobApplication.${key}`, "")).not.toContain(secret);
  });
});

describe("taking an application back", () => {
  it("closes it, deletes the resume at once, leaves a trace and is told by mail", async () => {
    const link = await applied("back@example.com", {}, resume);
    const { resume: kept } = await getRecord(link);
    const files = async () => (await assets(site.writer)).map(({ _id }) => _id);
    expect(await files()).toContain(kept?.asset._ref);
    const unsure = await act(link, "withdraw");
    expect(unsure.status).toBe(422);
    expect(readEcho(await unsure.text())).toMatchObject({
      path: link,
      applicant: { problem: { action: "withdraw", errors: [{ field: "sure", code: "required" }] } },
    });
    expect((await getRecord(link)).status).toBe("new");

    for (let turn = 0; turn < 2; turn++) {
      const done = await act(link, "withdraw", { sure: "yes" });
      expect([done.status, done.headers.get("Location")]).toEqual([303, `${link}?done=withdraw`]);
    }
    expect(await files()).not.toContain(kept?.asset._ref);
    const record = await getRecord(link);
    expect(record).toMatchObject({
      status: "closed",
      withdrawnAt: expect.any(String),
      resume: null,
      statusLog: [{ from: "new", to: "closed", by: "visitor" }],
    });
    expect(record).not.toHaveProperty("resumeFile");
    const deletions = await site.writer.fetch<Deletion[]>(`*[_type == "deletion"]`);
    expect(deletions).toMatchObject([{ reason: "withdraw", by: "visitor", records: 0, files: 1 }]);
    await until(() => to("back@example.com").length === 2);
    expect(to("back@example.com")[1]?.subject).toBe("سُحب طلبك");
    expect(await open(link)).toMatchObject({
      page: { application: { isWithdrawn: true, withResume: false } },
    });
  });

  it("does nothing to what the staff have closed", async () => {
    const link = await applied("late@example.com", {}, resume);
    const { _id } = await getRecord(link);
    await site.writer.patch(_id).set({ status: "closed" }).commit();
    expect((await act(link, "withdraw", { sure: "yes" })).status).toBe(303);
    expect(await getRecord(link)).not.toHaveProperty("withdrawnAt");
    expect((await getRecord(link)).resume).not.toBeNull();
  });

  it("holds against what somebody else changes at that moment", async () => {
    const link = await applied("race@example.com");
    const { _id } = await getRecord(link);
    const others = Array.from({ length: 6 }, (_, turn) =>
      site.writer
        .patch(_id)
        .set({ rating: (turn % 5) + 1 })
        .commit(),
    );
    const [done] = await Promise.all([act(link, "withdraw", { sure: "yes" }), ...others]);
    expect(done.status).toBe(303);
    expect(await getRecord(link)).toMatchObject({ status: "closed", rating: expect.any(Number) });
  });

  it("is done by no form of another site", async () => {
    const link = await applied("forged@example.com");
    const elsewhere = [
      { Origin: "https://elsewhere.example" },
      { Origin: "null", "Sec-Fetch-Site": "cross-site" },
      { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "same-origin" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    for (const headers of elsewhere)
      expect((await act(link, "withdraw", { sure: "yes" }, headers)).status).toBe(403);
    expect((await getRecord(link)).status).toBe("new");
    const json = await fetch(`${site.url}/api/applicant`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    expect(json.status).toBe(415);
  });
});

describe("the contact of an application", () => {
  it("is another number at once, and another address once its link is used", async () => {
    const link = await applied("old@example.com", { language: "en" });
    const contact = { email: "New@example.com", phone: "+44 20 2222 2222" };
    const done = await act(link, "contact", contact);
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${link}?done=contact`]);
    expect(await getRecord(link)).toMatchObject({
      email: "old@example.com",
      newEmail: "New@example.com",
      phone: "+44 20 2222 2222",
      phoneE164: "+442022222222",
      handlingLog: [{ by: "visitor", what: "phone", to: "+44 20 2222 2222" }],
    });
    expect(await open(link)).toMatchObject({
      page: { application: { email: "old@example.com", newEmail: "New@example.com" } },
    });
    await until(() => to("New@example.com").length > 0);
    const confirmation = linkIn(to("New@example.com")[0]?.text);
    expect(await open(confirmation)).toMatchObject({
      status: 200,
      page: { kind: "confirm", email: "New@example.com" },
    });
    expect((await act(confirmation, "withdraw", { sure: "yes" })).status).toBe(200);
    expect(await getRecord(link)).toMatchObject({ status: "new", email: "old@example.com" });

    const confirmed = await act(confirmation, "confirm");
    expect(confirmed.status).toBe(303);
    const next = confirmed.headers.get("Location") ?? "";
    expect(next).toMatch(/^\/application\/a\..*\?done=confirm$/);
    expect(await open(next)).toMatchObject({
      page: { done: "confirm", application: { email: "New@example.com", newEmail: null } },
    });
    await until(() => to("old@example.com").length === 2 && to("New@example.com").length === 2);
    expect(to("old@example.com")[1]?.subject).toBe("We write to another address");
    expect(linkIn(to("old@example.com")[1]?.text)).toBe("");
    expect(await open(confirmation)).toMatchObject({ status: 403, page: { kind: "invalid" } });
  });

  it("is mended where it is wrong, with what was typed", async () => {
    const link = await applied("wrong@example.com");
    const wrong = await act(link, "contact", { email: "nobody", phone: "12" });
    expect(wrong.status).toBe(422);
    expect(readEcho(await wrong.text())).toMatchObject({
      path: link,
      applicant: {
        kind: "application",
        problem: {
          action: "contact",
          values: { email: "nobody", phone: "12" },
          errors: [
            { field: "email", code: "email-invalid" },
            { field: "phone", code: "phone-invalid" },
          ],
        },
      },
    });
    expect(await getRecord(link)).toMatchObject({ phone: "+971 50 000 0000" });
  });

  it("stays what it was for who gives the first address again", async () => {
    const link = await applied("same@example.com");
    await act(link, "contact", { email: "typo@example.com", phone: "+971 50 000 0000" });
    await act(link, "contact", { email: "SAME@example.com", phone: "+971 50 000 0000" });
    const record = await getRecord(link);
    expect(record.email).toBe("same@example.com");
    expect(record).not.toHaveProperty("newEmail");
    const lost = `/application/${confirmLink(secret, record._id, "typo@example.com")}`;
    expect((await open(lost)).status).toBe(403);
    expect((await act(lost, "confirm")).status).toBe(403);
  });

  it("writes to one address so often and no more", async () => {
    const link = await applied("often@example.com");
    const statuses = [];
    for (let turn = 0; turn < 11; turn++) {
      const phone = `+44 20 0000 00${10 + turn}`;
      statuses.push((await act(link, "contact", { email: "victim@example.com", phone })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(303), 429]);
  });
});

describe("a link to a former address", () => {
  it("opens nothing once the address was corrected, nor does it when it has ended", async () => {
    const former = await applied("mistyped@example.com");
    await act(former, "contact", { email: "corrected@example.com", phone: "+971 50 000 0000" });
    await until(() => to("corrected@example.com").length > 0);
    const confirm = linkIn(to("corrected@example.com")[0]?.text);
    expect((await open(former)).status).toBe(200);
    const answer = await act(confirm, "confirm");
    const { _id } = await getRecord(former);
    const past = Date.now() - timeouts.applicantLink - 1;
    const ended = `/application/${createPageLink(secret, _id, "mistyped@example.com", past)}`;
    for (const link of [former, ended]) {
      const { status, page } = await open(link);
      expect([status, page.kind]).toEqual([403, "invalid"]);
      expect(JSON.stringify(page)).not.toMatch(/corrected@|\+971/);
      expect((await act(link, "withdraw", { sure: "yes" })).status).toBe(403);
      expect((await act(link, "renew")).status).toBe(403);
    }
    const next = (answer.headers.get("Location") ?? "").replace(/\?.*/, "");
    expect((await open(next)).status).toBe(200);
    await until(() => to("corrected@example.com").length === 2);
    expect((await open(linkIn(to("corrected@example.com")[1]?.text))).status).toBe(200);
    await until(() => to("mistyped@example.com").length === 2);
    expect(linkIn(to("mistyped@example.com")[1]?.text)).toBe("");
  });
});

describe("a link that has ended", () => {
  it("shows nothing, and has another one sent to the address of the application", async () => {
    const link = await applied("ended@example.com", { language: "en" });
    const { _id } = await getRecord(link);
    const ended = `/application/${createPageLink(secret, _id, "ended@example.com", Date.now() - timeouts.applicantLink - 1)}`;
    const { status, page } = await open(ended);
    expect([status, page.kind]).toEqual([410, "over"]);
    expect(JSON.stringify(page)).not.toMatch(/ended@|APP-|مريم/);
    expect((await act(ended, "withdraw", { sure: "yes" })).status).toBe(410);
    expect((await getRecord(link)).status).toBe("new");

    const renewed = await act(ended, "renew");
    expect(renewed.headers.get("Location")).toBe(`${ended}?done=renew`);
    await until(() => to("ended@example.com").length === 2);
    expect(await open(linkIn(to("ended@example.com")[1]?.text))).toMatchObject({ status: 200 });
  });

  it("of a confirmation confirms nothing", async () => {
    const link = await applied("slow@example.com");
    await act(link, "contact", { email: "new@example.com", phone: "+971 50 000 0000" });
    const { _id } = await getRecord(link);
    const past = Date.now() - timeouts.confirmLink - 1;
    const ended = `/application/${confirmLink(secret, _id, "new@example.com", past)}`;
    expect((await open(ended)).status).toBe(403);
    expect((await act(ended, "confirm")).status).toBe(403);
    expect((await getRecord(link)).email).toBe("slow@example.com");
  });
});

it("keeps no message longer than its record", async () => {
  const link = await applied("kept@example.com");
  await act(link, "contact", { email: "other@example.com", phone: "+44 20 1111 1111" });
  await until(() => to("other@example.com").length > 0);
  const { _id: id } = await getRecord(link);
  const messages = () => site.writer.fetch<Message[]>(`*[record == $id]`, { id });
  await until(async () => (await messages())[0]?.mail.state === "sent");
  const { eraseSubmissions } = await import("../src/submissions/deletions.ts");
  await eraseSubmissions({ writer: site.writer, mailFolder: "", by: "test" }, [
    await getRecord(link),
  ]);
  expect(await messages()).toEqual([]);
});
