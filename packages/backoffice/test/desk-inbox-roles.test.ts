import { randomUUID } from "node:crypto";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { pdf } from "@agency/server/testing/pdfs";
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
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Role, roles } from "../src/roles.ts";
import { type Ask, askInbox, getPeople, member } from "./support/members.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let app: string;
let enq: string;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  site = await startSite({ STAFF_MAIL: "off" });
  const deps = await getPeople(site);
  for (const role of roles) cookies.set(role, await member(site, deps, role));
  await addVacancies(site.writer);
  const file = { name: "cv.pdf", content: pdf() };
  app = await createReference(await apply(site.url, application(person.email), file));
  enq = await createReference(await site.post("/api/contact", enquiry(person.email)));
  await until(areMailed);
});
afterAll(cleanUp);

const areMailed = async () =>
  [...(await enquiries(site.writer)), ...(await applications(site.writer))].every(
    ({ mail }) => mail?.state === "sent",
  );

const person = { email: "person@example.com" };
const someone = { reference: "APP-0000-0000", from: "new" };
const note = () => ({ id: randomUUID(), text: "Call back" });

const attempts: Record<string, { call: () => Ask; may: readonly Role[] }> = {
  "what there is for them": { call: () => ["GET", ""], may: roles },
  applications: { call: () => ["POST", "/applications/search", {}], may: ["admin", "recruiter"] },
  enquiries: { call: () => ["POST", "/enquiries/search", {}], may: ["admin", "editor"] },
  "an application": { call: () => ["GET", `/applications/${app}`], may: ["admin", "recruiter"] },
  "an enquiry": { call: () => ["GET", `/enquiries/${enq}`], may: ["admin", "editor"] },
  "who takes applications": {
    call: () => ["GET", "/applications/people"],
    may: ["admin", "recruiter"],
  },
  "numbers of applications": {
    call: () => ["GET", "/applications/numbers"],
    may: ["admin", "recruiter"],
  },
  "numbers of enquiries": { call: () => ["GET", "/enquiries/numbers"], may: ["admin", "editor"] },
  "the status of applications": {
    call: () => ["POST", "/applications/status", { to: "closed", records: [someone] }],
    may: ["admin", "recruiter"],
  },
  "the status of enquiries": {
    call: () => ["POST", "/enquiries/status", { to: "answered", records: [someone] }],
    may: ["admin", "editor"],
  },
  "a note of an application": {
    call: () => ["POST", `/applications/${app}/notes`, note()],
    may: ["admin", "recruiter"],
  },
  "a note of an enquiry": {
    call: () => ["POST", `/enquiries/${enq}/notes`, note()],
    may: ["admin", "editor"],
  },
  "a link to a resume": {
    call: () => ["POST", `/applications/${app}/link`, {}],
    may: ["admin", "recruiter"],
  },
  "a resume on the screen": {
    call: () => ["POST", `/applications/${app}/view`, {}],
    may: ["admin", "recruiter"],
  },
  "a mail again": { call: () => ["POST", `/enquiries/${enq}/mail`, {}], may: ["admin", "editor"] },
  "an export": { call: () => ["POST", "/person/export", person], may: ["admin"] },
  traces: { call: () => ["GET", "/traces"], may: ["admin"] },
};

describe("what a role may do in the inbox", () => {
  it.each(Object.entries(attempts))("%s", async (_, { call, may }) => {
    for (const role of roles) {
      const response = await askInbox(site, cookies.get(role), call());
      expect([role, response.status]).toEqual([role, may.includes(role) ? 200 : 403]);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      await until(areMailed);
    }
    for (const cookie of [undefined, "desk=made-up"]) {
      const response = await askInbox(site, cookie, call());
      expect([response.status, await response.json()]).toMatchObject([
        401,
        { error: { code: "signed-out" } },
      ]);
    }
  });
});
