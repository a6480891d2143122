import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { ApiError, createFormEndpoint, type FormEndpointOptions } from "../src/endpoint/index.ts";
import { code, emailSchema, requiredLine } from "../src/forms/fields.ts";
import { getAccept } from "../src/forms/fileFields.ts";
import { defineForm } from "../src/forms/form.ts";
import { ownClamd, virus } from "./support/clamd.ts";
import { cleanUp, onCleanUp } from "./support/cleanUp.ts";
import { connection, siteOptions } from "./support/microsite.ts";
import { pdf } from "./support/pdfs.ts";
import { freePort } from "./support/ports.ts";

const definition = defineForm({
  name: "brief",
  minFillTime: 1_000,
  fields: { email: emailSchema, subject: requiredLine(100) },
  consentVersion: v.literal("brief-1", code("consent-invalid")),
  languages: ["en", "fr"],
  files: {
    plan: { kinds: ["pdf"], maxBytes: 50_000, isRequired: true },
    photo: { kinds: ["png", "jpeg"], maxBytes: 50_000 },
  },
});

type Options = FormEndpointOptions<
  { email: string; subject: string; language: string; consentVersion: string },
  typeof definition.files
>;
type Stored = Parameters<Options["store"]>;

const stored: Stored[] = [];
const log: string[] = [];
afterEach(async () => {
  stored.length = 0;
  log.length = 0;
  await cleanUp();
});

const create = (more: Partial<Options> = {}): Hono =>
  createFormEndpoint({
    ...siteOptions,
    definition,
    place: { endpoint: "/api/brief", anchor: "brief", path: "/" },
    store: async (...form) => void stored.push(form),
    logTo: { write: (line) => log.push(line) },
    ...more,
  });

type Sent = Record<string, string | File>;
const plan = (text = "plan") => new File([new Uint8Array(pdf(text))], "../My plan.exe.pdf");
const png = new File(
  [Uint8Array.from(Buffer.from("89504e470d0a1a0a00000000", "hex"))],
  "photo.png",
);
const fields = { email: "omar@example.com", subject: "A shop", language: "en" };

function send(app: Hono, parts: Sent, headers: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) body.append(name, part);
  return app.request("http://localhost/api/brief", { method: "POST", headers, body }, connection);
}

/** Sends the form as the page's script does. */
const sendJson = (app: Hono, files: Record<string, File>, more: object = {}) =>
  send(app, {
    form: JSON.stringify({
      ...{ ...fields, consentVersion: "brief-1" },
      ...{ id: randomUUID(), elapsed: 5_000, remarks: "", ...more },
    }),
    ...files,
  });

/** Posts the form as without scripts. */
const post = (app: Hono, parts: Sent) =>
  send(
    app,
    { page: "/", remarks: "", consentVersion: "brief-1", ...fields, ...parts },
    { Accept: "text/html" },
  );

const getErrors = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string; fields?: unknown } };
  return [answer.status, error.code, error.fields];
};

describe("a form with files", () => {
  it("is stored before it is confirmed", async () => {
    let finish = () => {};
    const isStored = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let isAnswered = false;
    const answer = Promise.resolve(sendJson(create({ store: () => isStored }), { plan: plan() }));
    void answer.then(() => {
      isAnswered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAnswered).toBe(false);
    finish();
    expect((await answer).status).toBe(201);
  });

  it("arrives whole, with file names that are safe", async () => {
    const app = create();
    expect((await sendJson(app, { photo: png, plan: plan() })).status).toBe(201);
    const [[form, files] = []] = stored;
    expect(form).toEqual({ ...fields, consentVersion: "brief-1", id: expect.any(String) });
    expect(files).toMatchObject({
      plan: { name: "My plan.exe.pdf", kind: "pdf", content: Buffer.from(pdf("plan")) },
      photo: { name: "photo.png", kind: "png" },
    });
  });

  it("works without scripts, and is stored once however often it is posted", async () => {
    const store = async (...form: Stored) => {
      stored.push(form);
      return { reference: "B-1" };
    };
    const app = create({ store });
    for (let time = 0; time < 2; time++) {
      const answer = await post(app, { plan: plan(), photo: new File([], "") });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/?sent=B-1#brief"]);
    }
    const ids = stored.map(([{ id }]) => id);
    expect(ids[0]).toBe(ids[1]);
    await post(app, { plan: plan("another") });
    expect(stored[2]?.[0].id).not.toBe(ids[0]);
    expect(stored[0]?.[1].photo).toBeUndefined();
  });

  it.each([
    ["that is missing", {}, "required", "plan"],
    ["of another kind", { plan: png }, "file-picture", "plan"],
    [
      "that is a program by another name",
      { plan: new File(["#!/bin/sh"], "x.pdf") },
      "file-program",
      "plan",
    ],
    ["that is too large", { plan: plan("-".repeat(60_000)) }, "file-large", "plan"],
    ["that is no picture", { plan: plan(), photo: plan() }, "file-type", "photo"],
  ])("is refused with a file %s", async (_what, files, reason, field) => {
    const app = create();
    const refused = [{ field, code: reason }];
    expect(await getErrors(await sendJson(app, files))).toEqual([422, "fields-invalid", refused]);
    const page = await post(app, files);
    expect([page.status, await page.text()]).toEqual([
      422,
      `/ 422 ${JSON.stringify([{ email: fields.email, subject: fields.subject }, refused])}`,
    ]);
    expect(stored).toEqual([]);
  });

  it("is not read when it is far too large, and keeps what was typed", async () => {
    const app = create();
    const huge = { plan: plan(), photo: new File([new Uint8Array(400_000)], "photo.png") };
    const both = ["plan", "photo"].map((field) => ({ field, code: "file-large" }));
    expect(await getErrors(await sendJson(app, huge))).toEqual([413, "too-large", both]);
    expect(await (await post(app, huge)).text()).toContain(`"subject":"A shop"`);
    expect(stored).toEqual([]);
  });

  it("has the checks of all forms", async () => {
    const app = create({ perAddress: 4 });
    const files = { plan: plan() };
    expect((await sendJson(app, files, { elapsed: 10 })).status).toBe(429);
    expect((await sendJson(app, files, { remarks: "x" })).status).toBe(201);
    const json = { "Content-Type": "application/json" };
    expect((await send(app, {}, { ...json })).status).toBe(415);
    const headers = { Origin: "https://elsewhere.example" };
    expect((await send(app, files, headers)).status).toBe(403);
    expect((await sendJson(app, files)).status).toBe(201);
    expect(await getErrors(await sendJson(app, files))).toEqual([429, "too-many", undefined]);
    expect(stored).toHaveLength(1);
  });

  it("is found again by those who open its endpoint", async () => {
    const app = create();
    const open = (headers: Record<string, string>) =>
      app.request("http://localhost/api/brief", { headers }, connection);
    const answer = await open({ Accept: "text/html,*/*;q=0.8" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/#brief"]);
    expect(await getErrors(await open({}))).toEqual([405, "method-not-allowed", undefined]);
  });

  it("is retried after a failure, and says so", async () => {
    const store = async () => {
      throw new Error("omar@example.com could not be written");
    };
    const answer = await sendJson(create({ store }), { plan: plan() });
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(await getErrors(answer)).toEqual([503, "content-unavailable", undefined]);
    expect(log.join("")).toMatch(/"code":"content-unavailable"/);
    expect(log.join("")).not.toContain("omar");
  });

  it("can be refused by its own rules", async () => {
    const store = async () => {
      throw new ApiError("fields-invalid", {
        fields: [{ field: "subject", code: "text-invalid" }],
      });
    };
    const answer = await sendJson(create({ store }), { plan: plan() });
    expect((await getErrors(answer))[0]).toBe(422);
  });

  it("is scanned before it is stored", async () => {
    const port = await freePort();
    const app = create({ clamd: { host: "127.0.0.1", port } });
    const answer = await sendJson(app, { plan: plan() });
    expect(await getErrors(answer)).toEqual([503, "upload-unavailable", undefined]);
    onCleanUp(await ownClamd()(port));
    expect(await getErrors(await sendJson(app, { plan: plan(virus) }))).toEqual([
      422,
      "fields-invalid",
      [{ field: "plan", code: "file-infected" }],
    ]);
    expect(stored).toEqual([]);
    expect((await sendJson(app, { plan: plan() })).status).toBe(201);
  });
});

it("names extensions and media types for the file dialog", () => {
  expect(getAccept(definition.files.photo)).toBe(".png,.jpeg,image/png,image/jpeg");
});
