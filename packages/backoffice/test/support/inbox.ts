import { randomUUID } from "node:crypto";
import type { Access, Deletion } from "@agency/server/internal/records/types";
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
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type AccountDeps, isActive, listPeople } from "../../src/accounts/index.ts";
import type { Role } from "../../src/roles.ts";
import { type Ask, askInbox, getPeople, member as signedIn } from "./members.ts";
import { startSite as startDefault } from "./startSite.ts";

interface Answered {
  kinds: string[];
  rows: { reference: string; rev: string; at: string }[];
  isMore: boolean;
  record: unknown;
  progress: { names: Record<string, string> };
  notes: unknown[];
  handlingLog: unknown[];
  link: string;
  weeks: unknown[];
  total: { medianHours: number };
  accesses: Access[];
  deletions: Deletion[];
}

export let site: TestSite;
export let deps: AccountDeps;
export let app: string;
export let enq: string;
/** Changes with each test: mails per address are limited. */
export const person = { email: "" };

let turn = 0;
const cookies = new Map<Role, string>();

/** Starts one site per file. Each test has one application and one enquiry. */
export function prepareInbox(): void {
  const startSite = withTimeouts(startDefault, prepareTimeouts({ poll: 50, grace: 0 }));
  const file = { name: "سيرة.pdf", content: pdf() };

  beforeAll(async () => {
    site = await startSite({ STAFF_MAIL: "off" });
    deps = await getPeople(site);
    await addVacancies(site.writer);
  });
  afterAll(async () => {
    cookies.clear();
    await cleanUp();
  });
  beforeEach(async () => {
    await reset();
    person.email = `person-${++turn}@example.com`;
    app = await createReference(await apply(site.url, application(person.email), file));
    enq = await createReference(await site.post("/api/contact", enquiry(person.email)));
    await until(areMailed);
  });
}

async function reset(): Promise<void> {
  await site.writer.delete({ query: `*[_type != "secretCheck"]` });
  const ended = (await listPeople(deps.writer)).filter((one) => !isActive(one));
  for (const { _id, role } of ended) {
    await deps.writer.delete(_id);
    cookies.delete(role);
  }
}

/** Whether no mail is pending. */
export const areMailed = async (): Promise<boolean> =>
  [...(await enquiries(site.writer)), ...(await applications(site.writer))].every(
    ({ mail }) => mail?.state === "sent",
  );

/** Returns a session cookie. */
export async function member(role: Role): Promise<string> {
  const cookie = cookies.get(role) ?? (await signedIn(site, deps, role));
  cookies.set(role, cookie);
  return cookie;
}

export const ask = (cookie: string | undefined, call: Ask): Promise<Response> =>
  askInbox(site, cookie, call);

export async function answer(cookie: string, ...call: Ask): Promise<Answered> {
  const response = await ask(cookie, call);
  expect([call[1], response.status]).toEqual([call[1], 200]);
  return (await response.json()) as Answered;
}

export async function refusal(cookie: string | undefined, ...call: Ask) {
  const response = await ask(cookie, call);
  const { error } = (await response.json()) as { error?: { code: string } };
  return [response.status, error?.code];
}

export const traces = (): Promise<Access[]> =>
  site.writer.fetch<Access[]>(`*[_type == "access"] | order(at asc)`);

export async function revision(of: "application" | "enquiry" = "application"): Promise<string> {
  const found = of === "application" ? applications(site.writer) : enquiries(site.writer);
  return (await found)[0]?._rev ?? "";
}

export const note = (text = "Call back") => ({ id: randomUUID(), text });

export const someone = { reference: "APP-0000-0000", from: "new" };
