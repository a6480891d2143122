import { beforeEach, expect, it, vi } from "vitest";

const origin = "http://desk.test";
const answers: (() => Promise<Response>)[] = [];
const send = vi.fn(async (_input: unknown) => answers.shift()?.() ?? Response.error());

const breakOff = () => Promise.reject(new TypeError("Failed to fetch"));
const refuse = (message: string) => async () => Response.json({ message }, { status: 409 });

const write = () =>
  fetch(`${origin}/content/v1/data/mutate/production`, {
    method: "POST",
    body: JSON.stringify({ transactionId: "one", mutations: [] }),
  });

beforeEach(async () => {
  answers.length = 0;
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("fetch", send);
  vi.resetModules();
  const { holdRequests } = await import("../src/connection/holdRequests.ts");
  holdRequests();
});

it("counts a repeated transaction as stored if the service has it", async () => {
  answers.push(breakOff, refuse('A transaction with ID "one" already exists'));
  expect(await (await write()).json()).toEqual({ transactionId: "one", results: [] });
});

it("reports other refusals of a repeated transaction", async () => {
  answers.push(breakOff, refuse('The document "two" does not exist'));
  expect((await write()).status).toBe(409);
});

it("goes on checking the session after a broken answer", async () => {
  // Node resolves no relative URL.
  vi.stubGlobal("fetch", send);
  const { getConnectionState, monitorConnection } = await import("../src/connection/connection.ts");
  answers.push(
    async () => new Response("<p>Sign in to the network"),
    async () => Response.json({ id: "nora" }),
  );
  expect(await monitorConnection()).toBe("unreachable");
  await vi.waitFor(() => expect(getConnectionState()).toBe("connected"), { timeout: 10_000 });
});
