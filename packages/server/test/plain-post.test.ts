import { Hono } from "hono";
import { expect, it } from "vitest";
import { ApiError } from "../src/http/errors.ts";
import { getParts, urlEncoded } from "../src/submissions/plainPost.ts";

const app = new Hono();
app.post("/", async (c) => {
  const parts = getParts(c, Buffer.from(await c.req.arrayBuffer()));
  return c.json(parts.map(({ name, content }) => [name, content.toString()]));
});
app.onError((error, c) => c.text(error instanceof ApiError ? error.code : String(error), 400));

const createFields = (count: number) =>
  Array.from({ length: count }, (_, at) => [`field${at}`, `value ${at}`]);

async function post(count: number): Promise<unknown> {
  const body = new URLSearchParams(createFields(count)).toString();
  const answer = await app.request("/", {
    method: "POST",
    headers: { "Content-Type": urlEncoded },
    body,
  });
  return answer.ok ? answer.json() : answer.text();
}

it("takes up to twenty URL-encoded fields", async () => {
  for (const count of [0, 1, 20]) expect(await post(count)).toEqual(createFields(count));
});

it("rejects more fields instead of dropping them", async () => {
  for (const count of [21, 1_000]) expect(await post(count)).toBe("multipart-invalid");
});
