import { cleanUp } from "@agency/server/testing/cleanUp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDeskCheck, createNewsletterCheck, createSignInCheck } from "../src/health-checks.ts";
import type { Sending } from "../src/newsletter/records.ts";
import { getPeople, member } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

const minutes = (count: number) => count * 60_000;

afterEach(cleanUp);

describe("the check of the newsletter", () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeEach(async () => {
    site = await startSite();
  });

  const store = (sending: Partial<Sending>) =>
    site.writer.create({
      ...{ _id: "newsletterSending.one", _type: "newsletterSending", issue: "one", log: [] },
      ...{ after: "", isListed: true, ...sending },
    } as never);

  const addDeliveries = (state: string, count: number) =>
    site.writer.mutate(
      Array.from({ length: count }, (_, at) => ({
        create: {
          ...{ _id: `newsletterDelivery.${state}-${at}`, _type: "newsletterDelivery" },
          ...{ issue: "one", mail: { state, tries: 1, nextTryAt: "2999-01-01T00:00:00Z" } },
        },
      })),
      { returnDocuments: false },
    );

  const read = (ahead: number) =>
    createNewsletterCheck(site.writer, () => Date.now() + ahead).read();

  it("has no alarm without issues, or before the time of one", async () => {
    expect(await read(minutes(60))).toEqual({
      details: { planned: 0, sending: 0, left: 0, idleMinutes: 0, hanging: [] },
    });
    await store({ state: "planned", dueAt: new Date(Date.now() + minutes(60)).toISOString() });
    expect(await read(0)).toMatchObject({ details: { planned: 1, idleMinutes: 0, hanging: [] } });
  });

  it("finds an issue that was not begun", async () => {
    // Not due yet: the server would begin it.
    await store({ state: "planned", dueAt: new Date(Date.now() + minutes(60)).toISOString() });
    expect((await read(minutes(89))).alarm).toBeUndefined();
    expect(await read(minutes(92))).toMatchObject({
      details: { hanging: ["one"] },
      alarm: expect.stringContaining("hangs"),
    });
  });

  it("finds an issue of which nothing was sent for half an hour", async () => {
    await store({ state: "sending" });
    await addDeliveries("sent", 50);
    await addDeliveries("pending", 50);
    expect((await read(minutes(29))).alarm).toBeUndefined();
    expect(await read(minutes(31))).toMatchObject({
      details: { sending: 1, left: 50, hanging: ["one"] },
    });
  });

  it("allows a few mailboxes that refuse for a while at the end", async () => {
    await store({ state: "sending" });
    await addDeliveries("sent", 200);
    await addDeliveries("pending", 2);
    expect(await read(minutes(31))).toMatchObject({ details: { left: 2, hanging: [] } });
  });
});

describe("the check of sign-ins", () => {
  it("counts failures of the last hour, for token holders only", async () => {
    const site = await startSite();
    await member(site, await getPeople(site), "editor");
    const signIn = (password: string) =>
      site.post("/desk/api/session", { email: "editor@example.com", password });
    for (const password of ["wrong one", "wrong two"])
      expect((await signIn(password)).status).toBe(401);
    expect((await signIn("correct horse battery staple")).status).toBe(200);
    expect(await site.ready()).toMatchObject({
      signIn: { failedLastHour: 2 },
      desk: { built: false },
      alarms: [],
    });
    expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({ status: "ready" });
    expect(site.log.join("")).not.toContain("editor@example.com");
  });

  it("raises an alarm at fifty", async () => {
    expect((await createSignInCheck(() => 49).read()).alarm).toBeUndefined();
    expect((await createSignInCheck(() => 50).read()).alarm).toContain("guessing");
  });
});

it("the check of the desk tells whether it is built", async () => {
  for (const built of [false, true])
    expect(await createDeskCheck(() => built).read()).toEqual({ details: { built } });
});
