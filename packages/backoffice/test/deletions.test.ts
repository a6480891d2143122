import type { Deletion } from "@agency/server/internal/records/types";
import {
  eraseSubmissions,
  findOutdated,
  purge,
} from "@agency/server/internal/submissions/deletions";
import { subscribe, unsubscribe } from "@agency/server/internal/submissions/subscriptions";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { consents } from "@agency/server/testing/forms";
import { withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import {
  enquiries,
  enquiry,
  filled,
  type Passage,
  startPassage,
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, describe, expect, it } from "vitest";
import { ofPerson } from "../src/staff/find.ts";
import { subscriber } from "./support/issues.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const old = "2020-01-01T00:00:00.000Z";
const traces = ({ writer }: Passage) =>
  writer.fetch<Deletion[]>(`*[_type == "deletion"] | order(at asc)`);

async function filledPassage(): Promise<Passage> {
  const passage = await startPassage();
  const site = await startSite(passage.env);
  for (const name of ["young", "old", "older"])
    await site.post("/api/contact", enquiry(`${name}@example.com`));
  await until(async () =>
    (await enquiries(passage.writer)).every(({ mail }) => mail.state === "sent"),
  );
  await site.stop();
  await passage.writer.patch({ query: `*[email match "old*"]` }).set({ receivedAt: old }).commit();
  return passage;
}

describe("the server", () => {
  it("deletes what is too old by itself, beside another one that does", async () => {
    const passage = await filledPassage();
    timeouts.purgeFirst = 20;
    const sites = [await startSite(passage.env), await startSite(passage.env)];
    await until(() => sites.every(({ log }) => log.join("").includes('"msg":"purged"')));
    const left = await enquiries(passage.writer);
    expect(left.map(({ email }) => email)).toEqual(["young@example.com"]);
    const log = sites.flatMap((site) => site.log).join("");
    expect(log).toContain('"records":2,"files":0,"msg":"purged"');
    expect(log).not.toMatch(/purge failed|@example/);
    expect((await traces(passage))[0]).toMatchObject({
      reason: "purge",
      by: "server",
      records: 2,
      files: 0,
    });
  });

  it("tries again the next time when the content service was away", async () => {
    const passage = await filledPassage();
    Object.assign(timeouts, { purgeFirst: 20, purge: 50 });
    passage.before = () => new Response(null, { status: 500 });
    const { log } = await startSite(passage.env);
    await until(() => log.join("").includes('"msg":"purge failed"'));
    passage.before = undefined;
    await until(async () => (await enquiries(passage.writer)).length === 1);
  });

  it("leaves no trace where there was nothing to delete", async () => {
    const passage = await startPassage();
    timeouts.purgeFirst = 20;
    const { log } = await startSite(passage.env);
    await until(() => log.join("").includes('"records":0,"files":0,"msg":"purged"'));
    expect(await traces(passage)).toEqual([]);
  });
});

describe("who was sent which issue", () => {
  const delivery = (id: string, subscriber: string, at: string, state = "sent") => ({
    _id: `newsletterDelivery.${id}`,
    _type: "newsletterDelivery",
    subscriber,
    at,
    mail: { state },
  });
  const left = ({ writer }: Passage) =>
    writer.fetch<string[]>(`*[_type == "newsletterDelivery"] | order(_id)._id`);
  const now = new Date().toISOString();

  it("is deleted once nothing is to come of it", async () => {
    const passage = await startPassage();
    for (const one of [
      delivery("old", "a", old),
      delivery("waiting", "a", old, "pending"),
      delivery("young", "a", now),
    ])
      await passage.writer.create(one);
    const deps = { writer: passage.writer, mailFolder: temporaryFolder(), by: "server" };
    await purge(deps, await findOutdated(passage.writer, 365));
    expect(await left(passage)).toEqual(["newsletterDelivery.waiting", "newsletterDelivery.young"]);
  });

  it("is erased with them", async () => {
    const passage = await startPassage();
    const { writer } = passage;
    const [nora, omar] = ["nora", "omar"].map((name) =>
      subscriber("the-same-secret-for-all-instances", `${name}@example.com`),
    );
    for (const one of [nora, omar]) await writer.create({ ...one, _id: one?._id ?? "" } as never);
    await writer.create(delivery("1", nora?._id ?? "", now));
    await writer.create(delivery("2", omar?._id ?? "", now));
    const deps = { writer, mailFolder: temporaryFolder(), by: "test" };
    await eraseSubmissions(deps, await ofPerson({ writer }, "nora@example.com"));
    expect(await left(passage)).toEqual(["newsletterDelivery.2"]);
  });
});

it("who subscribes again between the look and the purge stays", async () => {
  const { writer } = await startPassage();
  const deps = { writer, secret: "the-same-secret-for-all-instances", consents, timeouts };
  const form = () => ({
    ...filled("back@example.com"),
    name: "",
    consentVersion: "newsletter-1" as const,
    company: "" as const,
  });
  await subscribe(deps, form());
  const [id = ""] = await writer.fetch<string[]>(`*[_type == "newsletterSubscriber"]._id`);
  await unsubscribe(writer, id, new Date(old));
  const outdated = await findOutdated(writer, 365);
  expect(outdated.records).toHaveLength(1);
  await subscribe(deps, form());
  await purge({ writer, mailFolder: temporaryFolder(), by: "server" }, outdated);
  expect(await writer.fetch(`*[_id == $id].status`, { id })).toEqual(["pending"]);
});
