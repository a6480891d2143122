import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLake } from "../src/index.ts";
import { startServer, type TestServer, temporaryFolder } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    allowedOrigins: ["https://site.test"],
    allowedHosts: ["127.0.0.1", "lake.test"],
    maxBodyBytes: 200_000,
    maxAssetBytes: 10_000,
  });
});
afterAll(() => server.close());

const json = { "Content-Type": "application/json" };
const auth = () => ({ Authorization: `Bearer ${server.lake.token}` });

async function send(method: string, path: string, headers: HeadersInit = {}, body?: BodyInit) {
  const init: RequestInit = { method, headers: { ...auth(), ...headers } };
  if (body !== undefined) init.body = body;
  return fetch(server.url + path, init);
}

async function expectRefusal(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const text = await response.text();
  const body = JSON.parse(text) as { message?: string; error?: { description?: string } };
  const message = body.message ?? body.error?.description ?? "";
  expect(message.length).toBeGreaterThan(10);
  expect(text).not.toContain(server.dataDir);
  return message;
}

describe("addresses", () => {
  it.each(["", "/v1", "/vX", "/v2023-05-03", "/v2025-02-19"])("version %s", async (version) => {
    expect((await send("GET", `${version}/data/query/production?query=1`)).status).toBe(200);
  });

  it.each([
    ["GET", "/v2/data/query/production?query=1", 400],
    ["GET", "/v2023-13-01/data/query/production?query=1", 400],
    ["GET", "/v2023-02-30/data/query/production?query=1", 400],
    ["GET", "/vXY/data/query/production?query=1", 400],
    ["GET", "/", 404],
    ["GET", "/v1", 404],
    ["GET", "/v1/data/query", 404],
    ["GET", "/v1/data/query/production/more", 404],
    ["GET", "/v1/data/actions/production", 405],
    ["GET", "/v1/data/grants/production", 404],
    ["GET", "/v1/data/query/none?query=1", 404],
    ["GET", "/v1/data/query/__proto__?query=1", 404],
    ["GET", "/v1/data/doc/none/a", 404],
    ["GET", "/v1/data/query/%ff?query=1", 400],
    ["GET", "/files/other/production/x.pdf", 404],
    ["GET", "/files/local/production/x.pdf", 404],
    ["GET", "/v1/data/query/production", 400],
    ["GET", "/v1/data/query/production?query=", 400],
    ["GET", "/v1/data/query/production?query=$a&$a=b", 400],
    ["GET", "/v1/data/query/production?query=$a&$a={", 400],
    ["GET", `/v1/data/query/production?query=${"(".repeat(3000)}`, 400],
    ["PUT", "/v1/data/query/production", 405],
    ["GET", "/v1/data/mutate/production", 405],
    ["DELETE", "/v1/data/doc/production/a", 405],
    ["GET", "/v1/assets/images/production", 405],
    ["POST", "/images/local/production/x.png", 405],
  ])("%s %s", async (method, path, status) => {
    const response = await send(method, path);
    await expectRefusal(response, status);
    if (status === 405) expect(response.headers.get("allow")).toMatch(/GET|POST/);
  });
});

describe("bodies", () => {
  const mutate = "/v1/data/mutate/production";
  it.each<[string, string, string, number]>([
    ["broken JSON", mutate, "{", 400],
    ["an empty body", mutate, "", 400],
    ["a list", mutate, "[]", 400],
    ["no mutations", mutate, "{}", 400],
    ["mutations that are no list", mutate, '{"mutations":{}}', 400],
    ["a mutation that is no object", mutate, '{"mutations":[null]}', 400],
    ["an unknown mutation", mutate, '{"mutations":[{"destroy":{}}]}', 400],
    ["an inherited name", mutate, '{"mutations":[{"constructor":{}}]}', 400],
    ["two mutations in one", mutate, '{"mutations":[{"create":{},"delete":{}}]}', 400],
    ["no type", mutate, '{"mutations":[{"create":{"_id":"x"}}]}', 400],
    ["a type that is no string", mutate, '{"mutations":[{"create":{"_type":1}}]}', 400],
    ["a bad id", mutate, '{"mutations":[{"create":{"_id":"a b","_type":"t"}}]}', 400],
    ["an id with two dots", mutate, '{"mutations":[{"create":{"_id":"a..b","_type":"t"}}]}', 400],
    ["a numeric id", mutate, '{"mutations":[{"create":{"_id":1,"_type":"t"}}]}', 400],
    ["__proto__", mutate, '{"mutations":[{"create":{"_type":"t","__proto__":{"a":1}}}]}', 400],
    ["a bad reference", mutate, '{"mutations":[{"create":{"_type":"t","a":{"_ref":1}}}]}', 400],
    ["delete without id", mutate, '{"mutations":[{"delete":{}}]}', 400],
    ["delete by a bad query", mutate, '{"mutations":[{"delete":{"query":"*["}}]}', 400],
    ["delete by a query of numbers", mutate, '{"mutations":[{"delete":{"query":"[1]"}}]}', 400],
    ["an unknown operation", mutate, '{"mutations":[{"patch":{"id":"x","move":{}}}]}', 404],
    ["a flag without sense", `${mutate}?dryRun=maybe`, '{"mutations":[]}', 400],
    ["a visibility without sense", `${mutate}?visibility=no`, '{"mutations":[]}', 400],
    ["a bad transaction id", `${mutate}?transactionId=a%20b`, '{"mutations":[]}', 400],
    ["a body too large", mutate, JSON.stringify({ a: "x".repeat(200_000) }), 413],
    ["a query that is no string", "/v1/data/query/production", '{"query":1}', 400],
    ["params that are no object", "/v1/data/query/production", '{"query":"1","params":[]}', 400],
  ])("%s", async (_, path, body, status) => {
    await expectRefusal(await send("POST", path, json, body), status);
  });

  it("deep nesting", async () => {
    const deep = `${'{"a":'.repeat(1500)}1${"}".repeat(1500)}`;
    const create = `{"mutations":[{"create":{"_type":"t","a":${deep}}}]}`;
    expect(await expectRefusal(await send("POST", mutate, json, create), 400)).toContain("deep");
  });

  it("wrong content types", async () => {
    const body = '{"mutations":[]}';
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
      await expectRefusal(await send("POST", mutate, { "Content-Type": type }, body), 415);
    }
    const charset = { "Content-Type": "application/json; charset=utf-8" };
    expect((await send("POST", mutate, charset, body)).status).toBe(200);
  });

  it("bytes that are no UTF-8", async () => {
    await expectRefusal(await send("POST", mutate, json, new Uint8Array([0x22, 0xff, 0x22])), 400);
  });

  it("uploads too large or empty, announced or streamed", async () => {
    const path = "/v1/assets/files/production?filename=x.bin";
    await expectRefusal(await send("POST", path, {}, new Uint8Array(20_000)), 413);
    const streamBody = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 3; i++) controller.enqueue(new Uint8Array(5000));
        controller.close();
      },
    });
    const init = { method: "POST", headers: auth(), body: streamBody, duplex: "half" };
    await expectRefusal(await fetch(server.url + path, init as RequestInit), 413);
    await expectRefusal(await send("POST", path, {}, new Uint8Array(0)), 400);
    expect(await server.editor.fetch("count(*)")).toBe(0);
  });

  it("a query too long", async () => {
    const ask = (length: number) => {
      const body = JSON.stringify({ query: "1".padEnd(length) });
      return send("POST", "/v1/data/query/production", json, body);
    };
    expect((await ask(131_072)).status).toBe(200);
    await expectRefusal(await ask(131_073), 400);
  });

  it("a file that could run script is handed out as an attachment in a sandbox", async () => {
    const headers = { "Content-Type": "text/html" };
    const path = "/v1/assets/files/production?filename=../../page.html";
    const reply = await send("POST", path, headers, "<script>alert(1)</script>");
    const { document } = (await reply.json()) as { document: { url: string } };
    const page = await fetch(server.url + document.url);
    expect(page.headers.get("content-disposition")).toContain('filename="page.html"');
    expect(page.headers.get("content-security-policy")).toContain("sandbox");
  });
});

describe("under a prefix of another app", () => {
  it("serves the client, its uploads and their addresses", async () => {
    const folder = temporaryFolder();
    const lake = await openLake({ dataDir: folder.path, publicUrl: "/content" });
    const app = new Hono().mount("/content", lake.fetch);
    const outer = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
    await new Promise((resolve) => outer.once("listening", resolve));
    const origin = `http://127.0.0.1:${(outer.address() as AddressInfo).port}`;
    const client = server.client({ apiHost: `${origin}/content`, token: lake.token });
    await client.create({ _id: "a", _type: "post" });
    expect(await client.fetch("*._id")).toEqual(["a"]);
    const { url } = await client.assets.upload("file", Buffer.from("text"), { filename: "a.txt" });
    expect(await (await fetch(origin + url)).text()).toBe("text");
    await new Promise((resolve) => {
      outer.close(resolve);
      if ("closeAllConnections" in outer) outer.closeAllConnections();
    });
    await lake.close();
    folder.remove();
  });
});

describe("hosts and origins", () => {
  const query = "/v1/data/query/production?query=1";

  it("lets listed origins and the same origin in, and no other", async () => {
    const from = (Origin: string) => send("GET", query, { Origin });
    const listed = await from("https://site.test");
    expect(listed.status).toBe(200);
    expect(listed.headers.get("access-control-allow-origin")).toBe("https://site.test");
    expect(listed.headers.get("access-control-allow-credentials")).toBeNull();
    expect(listed.headers.get("vary")).toContain("Origin");
    expect((await from(server.url)).status).toBe(200);
    for (const origin of ["https://evil.test", "null", "https://site.test.evil.test"]) {
      const refused = await from(origin);
      expect(refused.headers.get("access-control-allow-origin")).toBeNull();
      await expectRefusal(refused, 403);
    }
    const none = await send("GET", query);
    expect(none.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("answers a preflight to listed origins only", async () => {
    const ask = (Origin: string) =>
      send("OPTIONS", query, { Origin, "Access-Control-Request-Headers": "authorization" });
    const listed = await ask("https://site.test");
    expect(listed.status).toBe(204);
    expect(listed.headers.get("access-control-allow-headers")).toBe("authorization");
    expect((await ask("https://evil.test")).status).toBe(403);
  });

  it("answers to listed hosts only", async () => {
    const status = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const { port } = new URL(server.url);
        const options = { host: "127.0.0.1", port, path: query, headers: { host } };
        request(options, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on("error", reject)
          .end();
      });
    expect(await status("lake.test")).toBe(200);
    expect(await status("LAKE.test:8080")).toBe(200);
    expect(await status("rebound.test")).toBe(421);
  });
});
