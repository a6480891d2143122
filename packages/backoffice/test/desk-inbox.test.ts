import { randomUUID } from "node:crypto";
import { withdraw } from "@agency/server/internal/applicants/changes";
import type { Access, Deletion, Submission } from "@agency/server/internal/records/types";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { docx } from "@agency/server/testing/files";
import { pdf } from "@agency/server/testing/pdfs";
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
  referenceOf,
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allPeople, end, type PeoplePlace } from "../src/accounts/index.ts";
import { type Role, roles } from "../src/roles.ts";
import type { StaffPlace } from "../src/staff/place.ts";
import { exportRecords, linkResume, readRecord, readResume } from "../src/staff/reading.ts";
import { type Ask, askInbox, peopleOf, member as signedIn } from "./support/members.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let place: PeoplePlace;
/** Reference numbers of what one person sent. */
let app: string;
let enq: string;

beforeEach(async () => {
  site = await startSite({ STAFF_MAIL: "off" });
  place = await peopleOf(site);
  await addVacancies(site.writer);
  const file = { name: "سيرة.pdf", content: pdf() };
  app = await referenceOf(await apply(site.url, application("person@example.com"), file));
  enq = await referenceOf(await site.post("/api/contact", enquiry("person@example.com")));
  await until(areMailed);
});
afterEach(cleanUp);

/** Whether nothing of what was sent changes by itself any more. */
const areMailed = async () =>
  [...(await enquiries(site.writer)), ...(await applications(site.writer))].every(
    ({ mail }) => mail?.state === "sent",
  );

const member = (role: Role, email?: string) => signedIn(site, place, role, email ? { email } : {});
const ask = (cookie: string | undefined, call: Ask) => askInbox(site, cookie, call);

/** What an answer holds, of these what was asked for. */
interface Answered {
  kinds: string[];
  rows: { reference: string; rev: string; at: string }[];
  isMore: boolean;
  record: unknown;
  notes: unknown[];
  handlingLog: unknown[];
  link: string;
  weeks: unknown[];
  total: { medianHours: number };
  accesses: Access[];
  deletions: Deletion[];
}

const answer = async (cookie: string, ...call: Ask): Promise<Answered> => {
  const response = await ask(cookie, call);
  expect([call[1], response.status]).toEqual([call[1], 200]);
  return (await response.json()) as Answered;
};

/** Status and code of what is refused. */
const refusal = async (cookie: string | undefined, ...call: Ask) => {
  const response = await ask(cookie, call);
  const { error } = (await response.json()) as { error?: { code: string } };
  return [response.status, error?.code];
};

const traces = () => site.writer.fetch<Access[]>(`*[_type == "access"] | order(at asc)`);
const revision = async (of: "application" | "enquiry" = "application") => {
  const found = of === "application" ? applications(site.writer) : enquiries(site.writer);
  return (await found)[0]?._rev ?? "";
};
const note = (text = "Call back") => ({ id: randomUUID(), text });
const person = { email: "person@example.com" };
const someone = { reference: "APP-0000-0000", rev: "x" };

describe("what a role may do in the inbox", () => {
  it("tells who asks what there is for them", async () => {
    const kinds = roles.map(async (role) => (await answer(await member(role), "GET", "")).kinds);
    expect(await Promise.all(kinds)).toEqual([
      ["applications", "enquiries"],
      ["enquiries"],
      [],
      ["applications"],
    ]);
  });

  it("lets assignment, rating and erasing be done by those alone who may", async () => {
    const rate = async (role: Role): Promise<Ask> => [
      "PATCH",
      `/applications/${app}`,
      { rev: await revision(), rating: role.length % 5 || 5 },
    ];
    const erase: Ask = ["POST", "/person/erase", { ...person, repeated: person.email }];
    for (const role of ["editor", "translator", "recruiter", "admin"] as const) {
      const cookie = await member(role);
      const rated = await ask(cookie, await rate(role));
      expect([role, rated.status]).toEqual([
        role,
        role === "admin" || role === "recruiter" ? 200 : 403,
      ]);
      expect((await ask(cookie, erase)).status).toBe(role === "admin" ? 200 : 403);
    }
    expect(await refusal(undefined, ...erase)).toEqual([401, "signed-out"]);
  });

  it("holds for references of another kind as well", async () => {
    const [editor, recruiter] = [await member("editor"), await member("recruiter")];
    await site.post("/api/newsletter", filled("reader@example.com"));
    expect(await refusal(editor, "GET", `/enquiries/${app}`)).toEqual([404, "not-found"]);
    expect(await refusal(recruiter, "GET", `/applications/${enq}`)).toEqual([404, "not-found"]);
    expect(await refusal(editor, "GET", "/enquiries/reader@example.com")).toEqual([
      404,
      "not-found",
    ]);
    expect(await refusal(editor, "GET", "/newsletter")).toEqual([404, "not-found"]);
    expect(await traces()).toEqual([]);
  });

  it("changes nothing for another site's page", async () => {
    const admin = await member("admin");
    const elsewhere = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    const calls: Ask[] = [
      ["POST", `/applications/${app}/notes`, note(), elsewhere],
      ["POST", "/person/erase", { ...person, repeated: person.email }, elsewhere],
      ["PATCH", `/applications/${app}`, { rev: await revision(), rating: 1 }, elsewhere],
    ];
    for (const call of calls)
      expect(await refusal(admin, ...call)).toEqual([403, "origin-forbidden"]);
    expect(await applications(site.writer)).toMatchObject([{ status: "new" }]);
    expect((await applications(site.writer))[0]).not.toHaveProperty("notes");
  });
});

describe("a list", () => {
  it("tells who and what about, and neither what was written nor an address", async () => {
    const admin = await member("admin");
    const { rows, isMore } = await answer(admin, "GET", "/applications");
    expect(isMore).toBe(false);
    expect(rows).toEqual([
      {
        reference: app,
        rev: await revision(),
        at: expect.stringMatching(/^\d{4}-/),
        name: "مريم الهاشمي",
        about: "Senior brand designer",
        status: "new",
        assignee: null,
        rating: null,
        mail: "sent",
        language: "ar",
        isWithdrawn: false,
      },
    ]);
    const asked = await answer(admin, "GET", "/enquiries");
    expect(asked.rows).toMatchObject([{ about: "Branding & Design", mail: "sent" }]);
    expect(JSON.stringify([rows, asked])).not.toMatch(/@|Where should|رسمت|\+971|"key"|resume/);
  });

  it("is of a status, an assignee, a rating, a state of the mail", async () => {
    const admin = await member("admin");
    const rev = await revision();
    const assignee = "admin@example.com";
    await answer(admin, "PATCH", `/applications/${app}`, { rev, assignee, rating: 4 });
    const counts = async (kind: string, query: string) =>
      (await answer(admin, "GET", `/${kind}?${query}`)).rows.length;
    expect(await counts("applications", "status=new")).toBe(1);
    expect(await counts("applications", "status=closed")).toBe(0);
    expect(await counts("applications", `assignee=${assignee}&rating=4`)).toBe(1);
    expect(await counts("applications", "assignee=nobody@example.com")).toBe(0);
    expect(await counts("applications", "rating=5")).toBe(0);
    expect(await counts("enquiries", "mail=sent")).toBe(1);
    expect(await counts("enquiries", "mail=failed")).toBe(0);
    for (const query of ["status=answered", "rating=6", "rating=x", "mail=lost", "at=yesterday"])
      expect(await refusal(admin, "GET", `/applications?${query}`)).toEqual([
        422,
        "fields-invalid",
      ]);
  });

  it("comes in pages, newest first, each record once", async () => {
    const [first] = await applications(site.writer);
    if (!first) throw new Error("Nothing came");
    const { _rev, resume, ...like } = first;
    const transaction = site.writer.transaction();
    for (let number = 0; number < 60; number++)
      transaction.create({
        ...like,
        _id: `jobApplication.${number}`,
        reference: `APP-${number}`,
        // Several at the same moment.
        appliedAt: new Date(Date.parse(first.appliedAt) - Math.floor(number / 20)).toISOString(),
      } as never);
    await transaction.commit();
    const admin = await member("admin");
    const page = await answer(admin, "GET", "/applications");
    const last = page.rows.at(-1);
    const next = await answer(
      admin,
      "GET",
      `/applications?at=${encodeURIComponent(last?.at ?? "")}&after=${last?.reference}`,
    );
    expect([page.rows.length, page.isMore, next.rows.length, next.isMore]).toEqual([
      50,
      true,
      11,
      false,
    ]);
    const all: { reference: string; at: string }[] = [...page.rows, ...next.rows];
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(61);
    const moments = all.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });
});

describe("a record", () => {
  it("is shown without keys, and who saw it is written down first", async () => {
    const recruiter = await member("recruiter");
    const shown = await answer(recruiter, "GET", `/applications/${app}`);
    expect(shown.record).toMatchObject({
      email: "person@example.com",
      coverLetter: "رسمت العربية أحد عشر عامًا.",
      resume: { name: "سيرة.pdf" },
    });
    expect(JSON.stringify(shown)).not.toMatch(/"key"|formDigest/);
    expect(await traces()).toMatchObject([
      { what: "show", by: "recruiter@example.com", records: [expect.stringContaining("job")] },
    ]);
  });

  it("is shown to nobody where that cannot be written down", async () => {
    const [one] = await applications(site.writer);
    if (!one) throw new Error("Nothing came");
    vi.spyOn(site.writer, "create").mockRejectedValue(new Error("No room"));
    const nobody = { mailFolder: "", siteUrl: site.url, resumeKeys: [], by: "nobody@example.com" };
    const at = { ...nobody, writer: site.writer, secret: place.secret };
    for (const read of [readRecord, readResume, linkResume, exportAll])
      await expect(read(at, one)).rejects.toThrow("No room");
  });

  it("is not there where there is none", async () => {
    const admin = await member("admin");
    const calls: Ask[] = [
      ["GET", "/applications/APP-0000-0000"],
      ["POST", "/applications/APP-0000-0000/notes", note()],
      ["POST", "/applications/APP-0000-0000/link", {}],
      ["PATCH", "/applications/APP-0000-0000", { rev: "x", rating: 1 }],
      ["POST", "/person/export", { email: "nobody@example.com" }],
    ];
    for (const call of calls) expect(await refusal(admin, ...call)).toEqual([404, "not-found"]);
  });
});

const exportAll = (at: StaffPlace, one: Submission) => exportRecords(at, [one]);

describe("a status", () => {
  const moves = (to: string, ...records: { reference: string; rev: string }[]): Ask => [
    "POST",
    "/applications/status",
    { to, records },
  ];

  it("changes by allowed steps, each logged with who took it", async () => {
    const recruiter = await member("recruiter");
    for (const to of ["in review", "interview", "closed"])
      expect(
        await answer(recruiter, ...moves(to, { reference: app, rev: await revision() })),
      ).toEqual([{ reference: app, ok: true, rev: await revision() }]);
    const [record] = await applications(site.writer);
    expect(record?.statusLog).toMatchObject([
      { from: "new", to: "in review", by: "recruiter@example.com" },
      { from: "in review", to: "interview", by: "recruiter@example.com" },
      { from: "interview", to: "closed", by: "recruiter@example.com" },
    ]);
  });

  it("of several is told for each, done or why not, and nothing is done twice", async () => {
    const recruiter = await member("recruiter");
    const references = [app];
    for (const email of ["second@example.com", "third@example.com"])
      references.push(await referenceOf(await apply(site.url, application(email))));
    await until(areMailed);
    const { rows } = await answer(recruiter, "GET", "/applications");
    const records: { reference: string; rev: string }[] = references.map((reference) => ({
      reference,
      rev: rows.find((row) => row.reference === reference)?.rev ?? "",
    }));
    // Somebody else is faster with the second one.
    const [, second] = records;
    await answer(recruiter, "POST", `/applications/${second?.reference}/notes`, note());
    const call = moves("in review", ...records, someone);
    const once = await answer(recruiter, ...call);
    expect(once).toEqual([
      { reference: references[0], ok: true, rev: expect.any(String) },
      { reference: references[1], ok: false, code: "outdated" },
      { reference: references[2], ok: true, rev: expect.any(String) },
      { reference: "APP-0000-0000", ok: false, code: "not-found" },
    ]);
    const again = (await answer(recruiter, ...call)) as unknown as { code: string }[];
    expect(again.map(({ code }) => code)).toEqual([
      "outdated",
      "outdated",
      "outdated",
      "not-found",
    ]);
    const logs = (await applications(site.writer)).map(({ statusLog = [] }) => statusLog.length);
    expect(logs.sort()).toEqual([0, 1, 1]);
  });

  it("takes no step that there is not, and no record twice in a call", async () => {
    const recruiter = await member("recruiter");
    const record = { reference: app, rev: await revision() };
    for (const to of ["interview", "new", "answered"])
      expect(await answer(recruiter, ...moves(to, record))).toEqual([
        { reference: app, ok: false, code: "status-forbidden" },
      ]);
    const refused = [422, "fields-invalid"];
    expect(await refusal(recruiter, ...moves("closed", record, record))).toEqual(refused);
    expect(await refusal(recruiter, ...moves("closed"))).toEqual(refused);
    expect((await applications(site.writer))[0]?.status).toBe("new");
  });
});

describe("what the staff keep with a record", () => {
  it("are notes with author and time, each once", async () => {
    const recruiter = await member("recruiter");
    const first = note(" Call back\non Monday ");
    await answer(recruiter, "POST", `/applications/${app}/notes`, first);
    await answer(recruiter, "POST", `/applications/${app}/notes`, first);
    const done = await answer(recruiter, "POST", `/applications/${app}/notes`, note("Came"));
    expect(done.notes).toEqual([
      {
        _key: first.id,
        at: expect.stringMatching(/Z$/),
        by: "recruiter@example.com",
        text: "Call back\non Monday",
      },
      expect.objectContaining({ text: "Came" }),
    ]);
    for (const text of ["", "x".repeat(5_001)])
      expect(await refusal(recruiter, "POST", `/applications/${app}/notes`, note(text))).toEqual([
        422,
        "fields-invalid",
      ]);
    expect((await applications(site.writer))[0]?.notes).toHaveLength(2);
  });

  it("are who works on it, of those whose role does, and a rating, logged", async () => {
    const admin = await member("admin");
    await member("editor");
    await member("recruiter");
    const path = `/applications/${app}`;
    const patch = async (changes: object): Promise<Ask> => [
      "PATCH",
      path,
      { rev: await revision(), ...changes },
    ];
    expect(await answer(admin, "GET", "/applications/people")).toEqual([
      { email: "admin@example.com", name: "admin" },
      { email: "recruiter@example.com", name: "recruiter" },
    ]);
    const done = await answer(
      admin,
      ...(await patch({ assignee: "Recruiter@example.com", rating: 5 })),
    );
    expect(done).toMatchObject({ assignee: "recruiter@example.com", rating: 5 });
    expect(done.handlingLog).toMatchObject([
      { by: "admin@example.com", what: "assignee", to: "recruiter@example.com" },
      { by: "admin@example.com", what: "rating", to: "5" },
    ]);
    const wrong = [
      { assignee: "editor@example.com" },
      { assignee: "nobody@example.com" },
      { rating: 0 },
      { rating: 6 },
      { rating: 2.5 },
    ];
    for (const changes of wrong)
      expect(await refusal(admin, ...(await patch(changes)))).toEqual([422, "fields-invalid"]);
    const gone = await answer(admin, ...(await patch({ assignee: null, rating: null })));
    expect(gone).toMatchObject({ assignee: null, rating: null });
    const [left] = (await allPeople(place.writer)).filter(({ role }) => role === "recruiter");
    if (left) await end(place, { person: left, by: "cli" });
    expect(await refusal(admin, ...(await patch({ assignee: "recruiter@example.com" })))).toEqual([
      422,
      "fields-invalid",
    ]);
  });

  it("is changed by nobody who saw it as it was before", async () => {
    const admin = await member("admin");
    const rev = await revision();
    await answer(admin, "POST", `/applications/${app}/notes`, note());
    expect(await refusal(admin, "PATCH", `/applications/${app}`, { rev, rating: 3 })).toEqual([
      409,
      "outdated",
    ]);
  });
});

it("HEAD of a record is refused, and not written down as a read", async () => {
  const recruiter = await member("recruiter");
  expect((await ask(recruiter, ["HEAD", `/applications/${app}`])).status).toBe(405);
  expect(await traces()).toEqual([]);
});

describe("a resume", () => {
  it("is opened by a link, both written down", async () => {
    const recruiter = await member("recruiter");
    const { link } = await answer(recruiter, "POST", `/applications/${app}/link`, {});
    expect((await fetch(link, { method: "HEAD" })).status).toBe(405);
    const file = await fetch(link);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());
    expect(await traces()).toMatchObject([
      { what: "link", by: "recruiter@example.com" },
      { what: "download", by: "link" },
    ]);
  });

  it("is drawn from bytes that no browser opens by itself, and that is written down first", async () => {
    const recruiter = await member("recruiter");
    const file = await ask(recruiter, ["POST", `/applications/${app}/view`, {}]);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(await traces()).toMatchObject([{ what: "view", by: "recruiter@example.com" }]);
    expect((await ask(recruiter, ["GET", `/applications/${app}/view`])).status).toBe(404);
  });

  it("that is no PDF is taken along, and not drawn", async () => {
    const recruiter = await member("recruiter");
    const file = { name: "cv.docx", content: docx() };
    const word = await referenceOf(await apply(site.url, application("word@example.com"), file));
    expect(await refusal(recruiter, "POST", `/applications/${word}/view`, {})).toEqual([
      409,
      "resume-unavailable",
    ]);
    await answer(recruiter, "POST", `/applications/${word}/link`, {});
  });

  it("is not opened where there is none, or a scanner has not seen it", async () => {
    const recruiter = await member("recruiter");
    const bare = await referenceOf(await apply(site.url, application("bare@example.com")));
    const waiting = { query: `*[reference == "${app}"]` };
    await site.writer.patch(waiting).set({ "resumeFile.scan": "waiting" }).commit();
    for (const reference of [bare, app])
      for (const way of ["link", "view"])
        expect(await refusal(recruiter, "POST", `/applications/${reference}/${way}`, {})).toEqual([
          409,
          "resume-unavailable",
        ]);
    expect(await traces()).toEqual([]);
  });
});

const all = { returnFirst: false } as const;

describe("a mail", () => {
  it("is sent again, and where there is none that is said", async () => {
    const admin = await member("admin");
    const failed = { query: `*[reference in ["${enq}", "${app}"]]` };
    await site.writer.patch(failed).set({ "mail.state": "failed" }).commit(all);
    await answer(admin, "POST", `/enquiries/${enq}/mail`, {});
    await answer(admin, "POST", `/applications/${app}/mail`, {});
    await until(areMailed);
    // As one that came before applicants were written to.
    await site.writer
      .patch({ query: `*[reference == "${app}"]` })
      .unset(["mail"])
      .commit();
    expect(await refusal(admin, "POST", `/applications/${app}/mail`, {})).toEqual([
      409,
      "mail-unavailable",
    ]);
  });
});

describe("a person's data", () => {
  it("is taken along with notes and files, and that is written down", async () => {
    const admin = await member("admin");
    await answer(admin, "POST", `/applications/${app}/notes`, note());
    const response = await ask(admin, ["POST", "/person/export", { email: "Person@example.com" }]);
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment;/);
    const { records, files } = (await response.json()) as {
      records: { notes?: unknown[] }[];
      files: { name: string; base64: string }[];
    };
    expect(records).toHaveLength(2);
    expect(records[0]?.notes).toMatchObject([{ text: "Call back" }]);
    expect(files.map(({ name }) => name)).toEqual(["سيرة.pdf"]);
    expect(Buffer.from(files[0]?.base64 ?? "", "base64")).toEqual(pdf());
    expect(JSON.stringify(records)).not.toMatch(/"key"|formDigest/);
    expect(await traces()).toMatchObject([
      {
        what: "export",
        by: "admin@example.com",
        records: expect.toSatisfy((all) => all.length === 2),
      },
    ]);
  });

  it("is erased once its address is typed again, with all that was noted, and leaves a trace", async () => {
    const admin = await member("admin");
    await answer(admin, "POST", `/applications/${app}/notes`, note("Never to be found"));
    await answer(admin, "GET", `/applications/${app}`);
    for (const repeated of ["", "parson@example.com", undefined])
      expect(await refusal(admin, "POST", "/person/erase", { ...person, repeated })).toEqual([
        422,
        "fields-invalid",
      ]);
    expect(await applications(site.writer)).toHaveLength(1);
    const erased = await answer(admin, "POST", "/person/erase", {
      ...person,
      repeated: "PERSON@example.com",
    });
    expect(erased).toEqual({ records: 2 });
    expect(await assets(site.writer)).toEqual([]);
    expect(JSON.stringify(await site.writer.fetch("*"))).not.toMatch(/person@|Never to be found/);
    const seen = (await answer(admin, "GET", "/traces")) as {
      accesses: Access[];
      deletions: Deletion[];
    };
    expect(seen.deletions).toMatchObject([
      { reason: "erase", by: "admin@example.com", records: 2 },
    ]);
    expect(seen.accesses).toMatchObject([{ what: "show", by: "admin@example.com", names: [] }]);
  });
});

describe("numbers", () => {
  it("are of what came and of the first answer", async () => {
    const recruiter = await member("recruiter");
    const at = new Date(Date.now() - 2 * 3_600_000).toISOString();
    await site.writer
      .patch({ query: `*[reference == "${app}"]` })
      .set({ appliedAt: at })
      .commit();
    const records = [{ reference: app, rev: await revision() }];
    await answer(recruiter, "POST", "/applications/status", { to: "closed", records });
    const { weeks, total } = await answer(recruiter, "GET", "/applications/numbers");
    expect(weeks).toHaveLength(12);
    expect(total).toMatchObject({ received: 1, answered: 1, inTime: 1 });
    expect(total.medianHours).toBeCloseTo(2, 1);
  });

  it("take no application that was taken back for an answered one", async () => {
    const [one] = await applications(site.writer);
    await withdraw(site.writer, one?._id ?? "");
    const { total } = await answer(await member("recruiter"), "GET", "/applications/numbers");
    expect(total).toMatchObject({ received: 1, answered: 0, inTime: null });
  });
});
