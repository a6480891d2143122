import { cleanUp } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getPeople, member } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

let site: TestSite;
let nora: string;
let omar: string;

beforeEach(async () => {
  site = await startSite();
  const people = await getPeople(site);
  nora = await member(site, people, "editor", { email: "nora@example.com" });
  omar = await member(site, people, "editor", { email: "omar@example.com" });
});
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const locations = [
  {
    type: "document",
    documentId: "post",
    path: ["ar", "body", { _key: "a" }, "children", { _key: "b" }, "text"],
    lastActiveAt: "2026-01-01T00:00:00Z",
  },
];

const field = { documentId: "post", path: ["ar", "body"] };

const call = (path: string, Cookie: string, body: object, method = "POST") =>
  fetch(`${site.url}/desk/api/presence${path}`, {
    method,
    headers: { "Content-Type": "application/json", Cookie },
    body: JSON.stringify(body),
  });

interface Answer {
  sessions: { session: string; user: string; locations: unknown[] }[];
}

const announce = async (Cookie: string, session: string, at: object[] = []): Promise<Answer> =>
  (await (await call("", Cookie, { session, locations: at })).json()) as Answer;

describe("presence", () => {
  it("tells others where somebody is, until they leave", async () => {
    const announcement = { session: "n", field, locations };
    expect(await (await call("", nora, announcement)).json()).toEqual({ sessions: [] });
    const { sessions } = await announce(omar, "o");
    expect(sessions).toMatchObject([{ session: "n", field, locations }]);
    expect((await call("/n", omar, {}, "DELETE")).status).toBe(200);
    expect((await announce(omar, "o")).sessions).toHaveLength(1);
    expect((await call("/n", nora, {}, "DELETE")).status).toBe(200);
    expect((await announce(omar, "o")).sessions).toEqual([]);
  });

  it("forgets who is silent for twenty seconds", async () => {
    await announce(nora, "n", locations);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 21_000 });
    expect((await announce(omar, "o")).sessions).toEqual([]);
  });

  it("is for staff, and takes nothing else", async () => {
    expect((await call("", "", { session: "x", locations: [] })).status).toBe(401);
    const wrong = [{ type: "document", documentId: "post", path: [{}], lastActiveAt: "" }];
    expect((await call("", nora, { session: "n", locations: wrong })).status).toBe(422);
  });
});
