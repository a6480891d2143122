import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
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

const carried = { language, consentVersion: "waitlist-1" };

/**
 * Sends the form as the page's script does.
 *
 * @param {Record<string, unknown>} fields
 * @param {string} [url]
 */
const send = (fields, url = server.url) =>
  fetch(`${url}/api/waitlist`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ id: randomUUID(), elapsed: 5_000, remarks: "", ...carried, ...fields }),
  });

/**
 * Posts the form as without scripts.
 *
 * @param {Record<string, string>} fields
 */
const post = (fields) =>
  fetch(`${server.url}/api/waitlist`, {
    method: "POST",
    redirect: "manual",
    headers: { Accept: "text/html" },
    body: new URLSearchParams({ remarks: "", ...carried, ...fields }),
  });

test("an address is stored before it is confirmed, and only once", async () => {
  const answer = await send({ email: " mariam@example.com " });
  assert.equal(answer.status, 201);
  assert.equal((await send({ email: "Mariam@example.com" })).status, 201);
  const stored = server.stored().filter(({ email }) => /mariam/i.test(email));
  assert.equal(stored.length, 1);
  const [{ at, consentText, ...entry } = { at: "", consentText: "", email: "", language: "" }] =
    stored;
  assert.deepEqual(entry, { email: "mariam@example.com", ...carried });
  assert.ok(Date.parse(at) <= Date.now(), "with the moment it came");
  assert.ok(consentText.length > 20, "and with what was agreed to");
});

test("a line that a crash has cut off takes no other with it", async () => {
  const kept = JSON.stringify({ email: "layla@example.com", language });
  const other = await startServer(`${kept}\n{"email":"cut@exa`);
  for (const email of ["layla@example.com", "cut@example.com"]) {
    assert.equal((await send({ email }, other.url)).status, 201);
  }
  const stored = other.stored().map(({ email }) => email);
  await other.stop();
  assert.deepEqual(stored, ["layla@example.com", "cut@example.com"]);
});

test("without script the form leads to a page that says so", async () => {
  const answer = await post({ email: "omar@example.com" });
  assert.equal(answer.status, 303);
  const page = await fetch(new URL(answer.headers.get("location") ?? "", server.url));
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<meta name="robots" content="noindex"/);
});

test("what is no address comes back with its reason, and nothing is stored", async () => {
  for (const [email, code] of [
    ["", "required"],
    ["   ", "required"],
    ["not an address", "email-invalid"],
    [`${"a".repeat(250)}@example.com`, "email-long"],
  ]) {
    const answer = await send({ email });
    const { error } = await answer.json();
    assert.deepEqual([answer.status, error.fields], [422, [{ field: "email", code }]]);
  }
  const page = await post({ email: '"><b>@' });
  const html = await page.text();
  assert.equal(page.status, 422);
  assert.match(html, /aria-invalid="true"/);
  assert.ok(html.includes('value="&quot;&gt;&lt;b&gt;@"'), "the field keeps what was typed");
  assert.ok(!html.includes("<b>@"), "and it is text");
  assert.ok(server.stored().every(({ email }) => email.includes("@example.com")));
});

test("a program that fills in the hidden field is stored nowhere", async () => {
  const answer = await send({ email: "robot@example.com", remarks: "x" });
  assert.equal(answer.status, 201);
  assert.ok(server.stored().every(({ email }) => email !== "robot@example.com"));
});

test("who is faster than people are is asked to wait", async () => {
  const answer = await send({ email: "quick@example.com", elapsed: 10 });
  assert.equal(answer.status, 429);
  assert.equal(answer.headers.get("retry-after"), "1");
});

test("another site's form is refused", async () => {
  const answer = await fetch(`${server.url}/api/waitlist`, {
    method: "POST",
    headers: { Accept: "text/html", Origin: "https://elsewhere.example" },
    body: new URLSearchParams({ email: "lured@example.com", ...carried }),
  });
  assert.equal(answer.status, 403);
});

test("a body that is too large is refused", async () => {
  const answer = await send({ email: "a@example.com", more: "x".repeat(40_000) });
  assert.equal(answer.status, 413);
});

// Last, because it exhausts the rate limiter.
test("who sends too much is asked to wait", async () => {
  let status = 0;
  for (let sent = 0; sent < 40 && status !== 429; sent += 1) {
    const answer = await send({ email: "" });
    status = answer.status;
    await answer.arrayBuffer();
  }
  assert.equal(status, 429);
});
