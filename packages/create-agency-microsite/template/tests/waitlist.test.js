import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { startServer } from "./server.js";

const [language] = JSON.parse(readFileSync("src/site.json", "utf8")).languages;

/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

/**
 * @param {Record<string, string>} fields
 * @param {Record<string, string>} [headers]
 */
const send = (fields, headers = {}) =>
  fetch(`${server.url}/api/waitlist`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams(fields),
  });
const json = { Accept: "application/json" };

test("an address is stored before it is confirmed, and only once", async () => {
  const answer = await send({ email: " mariam@example.com ", language }, json);
  assert.equal(answer.status, 201);
  assert.equal((await send({ email: "Mariam@example.com", language }, json)).status, 201);
  const stored = server.stored().filter(({ email }) => /mariam/i.test(email));
  assert.deepEqual(
    stored.map(({ email, language }) => ({ email, language })),
    [{ email: "mariam@example.com", language }],
  );
});

test("a line that a crash has cut off takes no other with it", async () => {
  const kept = JSON.stringify({ email: "layla@example.com", language });
  const other = await startServer(`${kept}\n{"email":"cut@exa`);
  for (const email of ["layla@example.com", "cut@example.com"]) {
    const body = new URLSearchParams({ email, language });
    const answer = await fetch(`${other.url}/api/waitlist`, {
      method: "POST",
      headers: json,
      body,
    });
    assert.equal(answer.status, 201);
  }
  const stored = other.stored().map(({ email }) => email);
  await other.stop();
  assert.deepEqual(stored, ["layla@example.com", "cut@example.com"]);
});

test("without script the form leads to a page that says so", async () => {
  const answer = await send({ email: "omar@example.com", language });
  assert.equal(answer.status, 303);
  const page = await fetch(new URL(answer.headers.get("location") ?? "", server.url));
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<meta name="robots" content="noindex"/);
});

test("what is no address comes back with its reason, and nothing is stored", async () => {
  for (const [email, problem] of [
    ["", "missing"],
    ["   ", "missing"],
    ["not an address", "email"],
    [`${"a".repeat(250)}@example.com`, "email"],
  ]) {
    const answer = await send({ email: email ?? "", language }, json);
    assert.equal(answer.status, 422);
    assert.deepEqual(await answer.json(), { problem });
  }
  const page = await send({ email: '"><b>@', language });
  const html = await page.text();
  assert.equal(page.status, 422);
  assert.match(html, /aria-invalid="true"/);
  assert.ok(html.includes('value="&quot;&gt;&lt;b&gt;@"'), "the field keeps what was typed");
  assert.ok(!html.includes("<b>@"), "and it is text");
  assert.ok(server.stored().every(({ email }) => email.includes("@example.com")));
});

test("a program that fills in the hidden field is stored nowhere", async () => {
  const answer = await send({ email: "robot@example.com", language, website: "x" }, json);
  assert.equal(answer.status, 201);
  assert.ok(server.stored().every(({ email }) => email !== "robot@example.com"));
});

test("a body that is too large is refused", async () => {
  const answer = await send({ email: "a@example.com", more: "x".repeat(20_000) }, json);
  assert.equal(answer.status, 413);
});

// Last, as it uses up what this address may send.
test("who sends too much is asked to wait", async () => {
  let status = 0;
  for (let sent = 0; sent < 40 && status !== 429; sent += 1) {
    const answer = await send({ email: "", language }, json);
    status = answer.status;
    await answer.arrayBuffer();
  }
  assert.equal(status, 429);
});
