import { withdraw } from "@agency/server/internal/applicants/changes";
import type { Access, Deletion } from "@agency/server/internal/records/types";
import { docx } from "@agency/server/testing/files";
import { getPdfText } from "@agency/server/testing/pdfs";
import {
  application,
  applications,
  apply,
  assets,
  createReference,
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { describe, expect, it } from "vitest";
import { end, listPeople } from "../src/accounts/index.ts";
import {
  answer,
  app,
  areMailed,
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
  someone,
  traces,
} from "./support/inbox.ts";
import type { Ask } from "./support/members.ts";

prepareInbox();

const moves = (to: string, ...records: { reference: string; from: string }[]): Ask => [
  "POST",
  "/applications/status",
  { to, records },
];

describe("a status", () => {
  it("changes by allowed steps, each logged with who took it", async () => {
    const recruiter = await member("recruiter");
    for (const [from, to] of [
      ["new", "interview"],
      ["interview", "closed"],
    ] as const)
      expect(await answer(recruiter, ...moves(to, { reference: app, from }))).toEqual([
        { reference: app, ok: true, rev: await revision() },
      ]);
    const [record] = await applications(site.writer);
    expect(record?.statusLog).toMatchObject([
      { from: "new", to: "interview", by: "recruiter@example.com" },
      { from: "interview", to: "closed", by: "recruiter@example.com" },
    ]);
  });

  it("goes back by an admin alone, which is logged, and never if it was withdrawn", async () => {
    const [recruiter, admin] = [await member("recruiter"), await member("admin")];
    const back = moves("new", { reference: app, from: "closed" });
    await answer(recruiter, ...moves("closed", { reference: app, from: "new" }));
    expect(await answer(recruiter, ...back)).toEqual([
      { reference: app, ok: false, code: "status-forbidden" },
    ]);
    expect(await answer(admin, ...back)).toMatchObject([{ reference: app, ok: true }]);
    const [record] = await applications(site.writer);
    expect(record).toMatchObject({
      status: "new",
      statusLog: [
        { from: "new", to: "closed", by: "recruiter@example.com" },
        { from: "closed", to: "new", by: "admin@example.com" },
      ],
    });
    expect(await answer(admin, "GET", "")).toMatchObject({ mayMoveBack: true });
    expect(await answer(recruiter, "GET", "")).toMatchObject({ mayMoveBack: false });
    await withdraw(site.writer, record?._id ?? "");
    expect(await answer(admin, ...back)).toEqual([
      { reference: app, ok: false, code: "status-forbidden" },
    ]);
  });

  it("of several is told for each, done or why not, and nothing is done twice", async () => {
    const recruiter = await member("recruiter");
    const references = [app];
    for (const email of ["second@example.com", "third@example.com"])
      references.push(await createReference(await apply(site.url, application(email))));
    await until(areMailed);
    const records = references.map((reference) => ({ reference, from: "new" }));
    const [first, second] = references as [string, string];
    // A concurrent note does not hinder, a concurrent move does.
    await answer(recruiter, "POST", `/applications/${first}/notes`, note());
    await answer(recruiter, ...moves("interview", { reference: second, from: "new" }));
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
    expect(logs.sort()).toEqual([1, 1, 1]);
  });

  it("takes no step that there is not, and no record twice in a call", async () => {
    const recruiter = await member("recruiter");
    const record = { reference: app, from: "new" };
    for (const to of ["new", "answered"])
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
    const [left] = (await listPeople(deps.writer)).filter(({ role }) => role === "recruiter");
    if (left) await end(deps, { person: left, by: "cli" });
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
    expect(getPdfText(await file.bytes())).toBe("resume");
    expect(await traces()).toMatchObject([
      { what: "link", by: "recruiter@example.com" },
      { what: "download", by: "link" },
    ]);
  });

  it("is drawn from bytes that no browser opens by itself, and that is written down first", async () => {
    const recruiter = await member("recruiter");
    const file = await ask(recruiter, ["POST", `/applications/${app}/view`, {}]);
    expect(getPdfText(await file.bytes())).toBe("resume");
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
    const word = await createReference(
      await apply(site.url, application("word@example.com"), file),
    );
    expect(await refusal(recruiter, "POST", `/applications/${word}/view`, {})).toEqual([
      409,
      "resume-unavailable",
    ]);
    await answer(recruiter, "POST", `/applications/${word}/link`, {});
  });

  it("is not opened where there is none, or a scanner has not seen it", async () => {
    const recruiter = await member("recruiter");
    const bare = await createReference(await apply(site.url, application("bare@example.com")));
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
    const response = await ask(admin, [
      "POST",
      "/person/export",
      {
        email: person.email.replace("p", "P"),
      },
    ]);
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment;/);
    const { records, files } = (await response.json()) as {
      records: { notes?: unknown[] }[];
      files: { name: string; base64: string }[];
    };
    expect(records).toHaveLength(2);
    expect(records[0]?.notes).toMatchObject([{ text: "Call back" }]);
    expect(files.map(({ name }) => name)).toEqual(["سيرة.pdf"]);
    expect(getPdfText(Buffer.from(files[0]?.base64 ?? "", "base64"))).toBe("resume");
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
      repeated: person.email.toUpperCase(),
    });
    expect(erased).toEqual({ records: 2 });
    expect(await assets(site.writer)).toEqual([]);
    expect(JSON.stringify(await site.writer.fetch("*"))).not.toMatch(/person-|Never to be found/);
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
  it("are of what came and of the first written answer", async () => {
    const recruiter = await member("recruiter");
    const at = new Date(Date.now() - 2 * 3_600_000).toISOString();
    await site.writer
      .patch({ query: `*[reference == "${app}"]` })
      .set({ appliedAt: at })
      .commit();
    await answer(recruiter, ...moves("closed", { reference: app, from: "new" }));
    const moved = await answer(recruiter, "GET", "/applications/numbers");
    expect(moved.total).toMatchObject({ received: 1, answered: 0, moved: 1, inTime: null });
    const written = { _key: "1", at: new Date().toISOString(), by: "", template: "" };
    await site.writer
      .patch({ query: `*[reference == "${app}"]` })
      .set({ answers: [written] })
      .commit();
    const { weeks, total } = await answer(recruiter, "GET", "/applications/numbers");
    expect(weeks).toHaveLength(12);
    expect(total).toMatchObject({ received: 1, answered: 1, moved: 0, inTime: 1 });
    expect(total.medianHours).toBeCloseTo(2, 1);
  });

  it("take no application that was taken back for an answered one", async () => {
    const [one] = await applications(site.writer);
    await withdraw(site.writer, one?._id ?? "");
    const { total } = await answer(await member("recruiter"), "GET", "/applications/numbers");
    expect(total).toMatchObject({ received: 1, answered: 0, inTime: null });
  });
});
