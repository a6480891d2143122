import type { Submission } from "@agency/server/internal/records/types";
import {
  application,
  applications,
  apply,
  createReference,
  filled,
} from "@agency/server/testing/visitors";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { end, listPeople } from "../src/accounts/index.ts";
import { type Role, roles } from "../src/roles.ts";
import type { StaffDeps } from "../src/staff/deps.ts";
import { exportRecords, linkResume, readRecord, readResume } from "../src/staff/read-record.ts";
import {
  answer,
  app,
  ask,
  deps,
  enq,
  member,
  note,
  person,
  prepareInbox,
  refusal,
  revision,
  site,
  traces,
} from "./support/inbox.ts";
import type { Ask } from "./support/members.ts";

prepareInbox();

const exportAll = (at: StaffDeps, one: Submission) => exportRecords(at, [one]);

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
      ["GET", `/applications/${app}`, undefined, elsewhere],
    ];
    for (const call of calls)
      expect(await refusal(admin, ...call)).toEqual([403, "origin-forbidden"]);
    expect(await applications(site.writer)).toMatchObject([{ status: "new" }]);
    expect((await applications(site.writer))[0]).not.toHaveProperty("notes");
    expect(await traces()).toEqual([]);
  });
});

const toFilters = (query: string | URLSearchParams) =>
  Object.fromEntries(new URLSearchParams(query));

const search = (cookie: string, kind: string, query: string | URLSearchParams = "") =>
  answer(cookie, "POST", `/${kind}/search`, toFilters(query));

describe("a list", () => {
  it("tells who and what about, and neither what was written nor an address", async () => {
    const admin = await member("admin");
    const { rows, isMore } = await search(admin, "applications");
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
        assigneeName: null,
        rating: null,
        mail: "sent",
        language: "ar",
        isWithdrawn: false,
        isAnswered: false,
        hasResume: true,
        waitingSince: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    const asked = await search(admin, "enquiries");
    expect(asked.rows).toMatchObject([{ about: "Branding & Design", mail: "sent" }]);
    expect(JSON.stringify([rows, asked])).not.toMatch(/@|Where should|رسمت|\+971|"key"|resume/);
  });

  it("is of a status, an assignee, a rating, a state of the mail", async () => {
    const admin = await member("admin");
    const rev = await revision();
    const assignee = "admin@example.com";
    await answer(admin, "PATCH", `/applications/${app}`, { rev, assignee, rating: 4 });
    const counts = async (kind: string, query: string) =>
      (await search(admin, kind, query)).rows.length;
    expect(await counts("applications", "status=new")).toBe(1);
    expect(await counts("applications", "status=closed")).toBe(0);
    expect(await counts("applications", `assignee=${assignee}&rating=4`)).toBe(1);
    expect(await counts("applications", "assignee=nobody@example.com")).toBe(0);
    expect(await counts("applications", "rating=5")).toBe(0);
    expect(await counts("enquiries", "mail=sent")).toBe(1);
    expect(await counts("enquiries", "mail=failed")).toBe(0);
    expect(await counts("applications", "assignee=none")).toBe(0);
    expect(await counts("enquiries", "assignee=none")).toBe(1);
    const bad = ["waiting=0", "waiting=x", "resume=maybe", `search=${"x".repeat(101)}`];
    for (const query of [
      ...bad,
      "status=answered",
      "rating=6",
      "rating=x",
      "mail=lost",
      "at=yesterday",
    ])
      expect(await refusal(admin, "POST", "/applications/search", toFilters(query))).toEqual([
        422,
        "fields-invalid",
      ]);
  });

  it("is of words of the name, the address, the vacancy and the text", async () => {
    const admin = await member("admin");
    const counts = async (kind: string, words: string) =>
      (await search(admin, kind, new URLSearchParams({ search: words }))).rows.length;
    for (const words of ["مريم", person.email.toUpperCase(), "brand senior", "عشر", app, " "])
      expect([words, await counts("applications", words)]).toEqual([words, 1]);
    for (const words of ["senior nobody", "Where should"])
      expect([words, await counts("applications", words)]).toEqual([words, 0]);
    expect(await counts("enquiries", "where SHOULD")).toBe(1);
  });

  it("is of a vacancy, of waiting time, and with a resume", async () => {
    const admin = await member("admin");
    const at = new Date(Date.now() - 3 * 86_400_000 - 1).toISOString();
    const bare = await createReference(await apply(site.url, application("bare@example.com")));
    const old = { query: `*[reference == "${app}"]` };
    await site.writer.patch(old).set({ appliedAt: at }).commit();
    const list = async (query: string) =>
      (await search(admin, "applications", query)).rows.map((row) => row.reference);
    expect(await answer(admin, "GET", "/applications/subjects")).toEqual(["Senior brand designer"]);
    expect(await list("about=Senior+brand+designer")).toEqual([bare, app]);
    expect(await list("about=Editor")).toEqual([]);
    expect(await list("resume=yes")).toEqual([app]);
    expect(await list("resume=no")).toEqual([bare]);
    expect(await list("waiting=3")).toEqual([app]);
    expect(await list("waiting=4")).toEqual([]);
    // An answer ends the waiting.
    await site.writer
      .patch(old)
      .set({ answers: [{ _key: "1", at: new Date().toISOString(), by: "", template: "" }] })
      .commit();
    expect(await list("waiting=3")).toEqual([]);
    const { rows } = await search(admin, "applications", "resume=yes");
    expect(rows).toMatchObject([{ isAnswered: true }]);
    await site.writer.patch(old).set({ status: "closed" }).commit();
    const closed = await search(admin, "applications", "status=closed");
    expect(closed.rows).toMatchObject([{ waitingSince: null }]);
  });

  it("names colleagues, also those who left", async () => {
    const admin = await member("admin");
    await member("recruiter");
    const assignee = "recruiter@example.com";
    await answer(admin, "PATCH", `/applications/${app}`, { rev: await revision(), assignee });
    await answer(admin, "POST", `/applications/${app}/notes`, note());
    const [left] = (await listPeople(deps.writer)).filter(({ role }) => role === "recruiter");
    if (left) await end(deps, { person: left, by: "cli" });
    const { rows } = await search(admin, "applications");
    expect(rows).toMatchObject([{ assignee, assigneeName: "recruiter" }]);
    const { progress } = await answer(admin, "GET", `/applications/${app}`);
    expect(progress.names).toMatchObject({ "admin@example.com": "admin", [assignee]: "recruiter" });
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
        appliedAt: new Date(Date.parse(first.appliedAt) - Math.floor(number / 20)).toISOString(),
      } as never);
    await transaction.commit();
    const admin = await member("admin");
    const page = await search(admin, "applications");
    const last = page.rows.at(-1);
    const next = await search(
      admin,
      "applications",
      new URLSearchParams({ at: last?.at ?? "", after: last?.reference ?? "" }),
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
      email: person.email,
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
    const spy = vi.spyOn(site.writer, "create").mockRejectedValue(new Error("No room"));
    onTestFinished(() => spy.mockRestore());
    const nobody = {
      mailFolder: "",
      siteUrl: site.url,
      resumeKeys: [],
      by: "",
      mayMoveBack: false,
    };
    const at = { ...nobody, writer: site.writer, secret: deps.secret };
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
