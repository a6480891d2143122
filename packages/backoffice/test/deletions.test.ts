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
  type Interceptor,
  startInterceptor,
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, describe, expect, it } from "vitest";
import { findByPerson } from "../src/staff/find-submissions.ts";
import { subscriber } from "./support/issues.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const old = "2020-01-01T00:00:00.000Z";
const traces = ({ writer }: Interceptor) =>
  writer.fetch<Deletion[]>(`*[_type == "deletion"] | order(at asc)`);

async function filledPassage(): Promise<Interceptor> {
  const interceptor = await startInterceptor();
  const site = await startSite(interceptor.env);
  for (const name of ["young", "old", "older"])
    await site.post("/api/contact", enquiry(`${name}@example.com`));
  await until(async () =>
    (await enquiries(interceptor.writer)).every(({ mail }) => mail.state === "sent"),
  );
  await site.stop();
  await interceptor.writer
    .patch({ query: `*[email match "old*"]` })
    .set({ receivedAt: old })
    .commit();
  return interceptor;
}

describe("the server", () => {
  it("deletes what is too old by itself, beside another one that does", async () => {
    const interceptor = await filledPassage();
    timeouts.purgeFirst = 20;
    const sites = [await startSite(interceptor.env), await startSite(interceptor.env)];
    await until(() => sites.every(({ log }) => log.join("").includes('"msg":"purged"')));
    const left = await enquiries(interceptor.writer);
    expect(left.map(({ email }) => email)).toEqual(["young@example.com"]);
    const log = sites.flatMap((site) => site.log).join("");
    expect(log).toContain('"records":2,"files":0,"msg":"purged"');
    expect(log).not.toMatch(/purge failed|@example/);
    expect((await traces(interceptor))[0]).toMatchObject({
      reason: "purge",
      by: "server",
      records: 2,
      files: 0,
    });
  });

  it("tries again the next time when the content service was away", async () => {
    const interceptor = await filledPassage();
    Object.assign(timeouts, { purgeFirst: 20, purge: 50 });
    interceptor.before = () => new Response(null, { status: 500 });
    const { log } = await startSite(interceptor.env);
    await until(() => log.join("").includes('"msg":"purge failed"'));
    interceptor.before = undefined;
    await until(async () => (await enquiries(interceptor.writer)).length === 1);
  });

  it("leaves no trace where there was nothing to delete", async () => {
    const interceptor = await startInterceptor();
    timeouts.purgeFirst = 20;
    const { log } = await startSite(interceptor.env);
    await until(() => log.join("").includes('"records":0,"files":0,"msg":"purged"'));
    expect(await traces(interceptor)).toEqual([]);
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
  const left = ({ writer }: Interceptor) =>
    writer.fetch<string[]>(`*[_type == "newsletterDelivery"] | order(_id)._id`);
  const now = new Date().toISOString();

  it("is deleted once nothing is to come of it", async () => {
    const interceptor = await startInterceptor();
    for (const one of [
      delivery("old", "a", old),
      delivery("waiting", "a", old, "pending"),
      delivery("young", "a", now),
    ])
      await interceptor.writer.create(one);
    const deps = { writer: interceptor.writer, mailFolder: temporaryFolder(), by: "server" };
    await purge(deps, await findOutdated(interceptor.writer, 365));
    expect(await left(interceptor)).toEqual([
      "newsletterDelivery.waiting",
      "newsletterDelivery.young",
    ]);
  });

  it("is erased with them", async () => {
    const interceptor = await startInterceptor();
    const { writer } = interceptor;
    const [nora, omar] = ["nora", "omar"].map((name) =>
      subscriber("the-same-secret-for-all-instances", `${name}@example.com`),
    );
    for (const one of [nora, omar]) await writer.create({ ...one, _id: one?._id ?? "" } as never);
    await writer.create(delivery("1", nora?._id ?? "", now));
    await writer.create(delivery("2", omar?._id ?? "", now));
    const deps = { writer, mailFolder: temporaryFolder(), by: "test" };
    await eraseSubmissions(deps, await findByPerson({ writer }, "nora@example.com"));
    expect(await left(interceptor)).toEqual(["newsletterDelivery.2"]);
  });
});

it("who subscribes again between the look and the purge stays", async () => {
  const { writer } = await startInterceptor();
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
