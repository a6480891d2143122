import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { after, before, test } from "node:test";
import { createDataFolder, spawnServer, startServer } from "./server.js";

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

/** @param {() => boolean} condition */
async function until(condition) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Finds the link in a mail, whose lines are folded, on another server.
 *
 * @param {string} mail
 */
function findLink(mail) {
  const encoded = mail.slice(mail.indexOf("\r\n\r\n") + 4);
  const text = /Content-Transfer-Encoding: base64/i.test(mail)
    ? Buffer.from(encoded, "base64").toString()
    : encoded.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const { pathname, search } = new URL(/http\S+/.exec(text)?.[0] ?? "");
  return server.url + pathname + search;
}

test("an address is stored before it is confirmed, and only once", async () => {
  const answer = await send({ email: " mariam@example.com " });
  assert.equal(answer.status, 201);
  assert.equal((await send({ email: "Mariam@example.com" })).status, 201);
  const stored = server.stored().filter(({ email }) => /mariam/i.test(String(email)));
  assert.equal(stored.length, 1);
  const [row] = stored;
  assert.equal(row?.email, "mariam@example.com");
  assert.equal(row?.language, language);
  assert.equal(row?.consent_version, carried.consentVersion);
  assert.ok(Date.parse(String(row?.created_at)) <= Date.now(), "with the moment it came");
  assert.ok(String(row?.consent_text).length > 20, "and with what was agreed to");
});

test("the mail's link leads to a page whose button confirms the address", async () => {
  const email = "noor@example.com";
  await send({ email });
  const getMails = () => server.mails().filter((mail) => mail.includes(`To: ${email}`));
  await until(() => getMails().length > 0);
  const link = findLink(getMails()[0] ?? "");
  const page = await fetch(link);
  const html = await page.text();
  assert.equal(page.status, 200);
  assert.match(html, /<meta name="robots" content="noindex"/);
  const [, action = ""] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
  const isConfirmed = () =>
    server.stored().some((row) => row.email === email && row.confirmed_at !== null);
  assert.ok(!isConfirmed(), "a mail filter that opens the link confirms nothing");
  const done = await fetch(server.url + action.replaceAll("&amp;", "&"), { method: "POST" });
  assert.equal(done.status, 200);
  assert.ok(isConfirmed());
  const wrong = await fetch(link.replace(/token=.{8}/, "token=00000000"), { method: "POST" });
  assert.equal(wrong.status, 403);
});

test("two instances store and mail an address once", async () => {
  const data = createDataFolder();
  const instances = [await startServer(data), await startServer(data)];
  const emails = ["a", "b", "c", "d"].map((name) => `${name}@example.com`);
  for (const answer of await Promise.all(
    instances.flatMap(({ url }) => emails.map((email) => send({ email }, url))),
  ))
    assert.equal(answer.status, 201);
  // Sends what is due before it ends.
  for (const instance of instances) await instance.stop();
  const third = await startServer(data);
  await until(() => third.stored().every((row) => row.mail_ended_at !== null));
  assert.deepEqual(
    third
      .stored()
      .map(({ email }) => email)
      .toSorted(),
    emails,
  );
  assert.ok(third.stored().every((row) => row.mail_tries === 1));
  assert.equal(third.mails().length, emails.length);
  await third.stop();
  rmSync(data, { recursive: true });
});

for (const [name, value, said] of [
  ["DATABASE_URL", "mysql://localhost/list", /^DATABASE_URL is no address of the right kind/],
  ["DATABASE_URL", "postgres://127.0.0.1:1/list", /^DATABASE_URL leads to no usable database/],
  ["AGENCY_URL", "www.example.com", /^AGENCY_URL is no address of the right kind/],
  ["SMTP_URL", "smtp://127.0.0.1:1", /^MAIL_FROM is missing although SMTP_URL is set/],
  ["PORT", "eighty", /^PORT is no number in its range/],
  ["DATA_DIR", "package.json", /^DATA_DIR holds no usable waitlist\.db/],
])
  test(`a wrong ${name} is refused at the start: ${value}`, async () => {
    const child = spawnServer({ [String(name)]: String(value) });
    let text = "";
    child.stderr.on("data", (part) => {
      text += part;
    });
    const code = await new Promise((resolve) => child.once("close", resolve));
    assert.equal(code, 1);
    assert.match(text, /** @type {RegExp} */ (said));
    assert.doesNotMatch(text, /\n\s+at /);
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
  assert.ok(server.stored().every(({ email }) => String(email).includes("@example.com")));
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
