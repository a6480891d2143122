import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLake } from "../src/index.ts";
import { failure, startServer, type TestServer, temporaryFolder } from "./server.ts";

const tokens = {
  reader: "r".repeat(32),
  writer: "w".repeat(32),
  visitorsReader: "v".repeat(32),
};
let server: TestServer;
beforeEach(async () => {
  server = await startServer({
    tokens: [
      { token: tokens.reader, role: "read" },
      { token: tokens.writer, role: "write", datasets: ["production"] },
      { token: tokens.visitorsReader, role: "read", datasets: ["submissions"] },
    ],
  });
  await server.editor.create({ _id: "a", _type: "post" });
  await server.editor.create({ _id: "drafts.a", _type: "post" });
  await sent(server.lake.token).create({ _id: "e", _type: "enquiry" });
});
afterEach(() => server.close());

const content = (token: string) => server.client({ token });
const sent = (token: string) => server.client({ token, dataset: "submissions" });
const all = "count(*)";
const exported = (token: string, dataset: string) =>
  fetch(`${server.url}/v2021-06-07/data/export/${dataset}`, {
    headers: { authorization: `Bearer ${token}` },
  }).then(({ status }) => status);

describe("a token for reading", () => {
  it("reads everything, and writes nothing", async () => {
    const { reader } = tokens;
    expect(await content(reader).fetch(all)).toBe(2);
    expect(await sent(reader).fetch(all)).toBe(1);
    expect(await exported(reader, "submissions")).toBe(200);
    const error = await failure(content(reader).delete("a"));
    expect(error.statusCode).toBe(403);
    expect(error.message).toContain('permission "create" required');
    expect((await failure(content(reader).patch("a").set({ b: 1 }).commit())).statusCode).toBe(403);
    expect(
      (await failure(content(reader).assets.upload("file", Buffer.from("x")))).statusCode,
    ).toBe(403);
  });
});

describe("a token for one dataset", () => {
  it("writes that one, and sees of others what everybody sees", async () => {
    const { writer, visitorsReader } = tokens;
    await content(writer).create({ _id: "b", _type: "post" });
    expect((await failure(sent(writer).fetch(all))).statusCode).toBe(403);
    expect((await failure(sent(writer).delete("e"))).statusCode).toBe(403);
    expect(await exported(writer, "submissions")).toBe(403);
    expect(await sent(visitorsReader).fetch(all)).toBe(1);
    expect(await content(visitorsReader).fetch(all)).toBe(2);
    expect((await failure(content(visitorsReader).delete("a"))).statusCode).toBe(403);
    expect(await exported(visitorsReader, "production")).toBe(403);
  });
});

it("a token that is too short, or for a dataset that is not there, opens nothing", async () => {
  const { path, remove } = temporaryFolder();
  const open = (token: string, dataset: string) =>
    openLake({ dataDir: path, tokens: [{ token, role: "read", datasets: [dataset] }] });
  await expect(open("short", "production")).rejects.toThrow("at least 32");
  await expect(open(tokens.reader, "other")).rejects.toThrow('the dataset "other", which there');
  remove();
});

describe("whoever holds a token", () => {
  it("is told of the project, its datasets, and who that is", async () => {
    const { editor } = server;
    expect(await editor.users.getById("me")).toMatchObject({ id: "token", role: "write" });
    expect(await content(tokens.reader).users.getById("me")).toMatchObject({ role: "read" });
    expect(await editor.projects.list()).toMatchObject([{ id: "local" }]);
    expect(await editor.projects.getById("local")).toMatchObject({
      id: "local",
      members: [{ id: "token", isCurrentUser: true }],
    });
    expect((await failure(editor.projects.getById("other"))).statusCode).toBe(404);
    expect(await editor.datasets.list()).toMatchObject([
      { name: "production", aclMode: "public" },
      { name: "submissions", aclMode: "private" },
    ]);
    const made = editor.datasets.create("more", { aclMode: "private" });
    expect((await failure(made)).message).toContain("where the service is opened");
    expect((await failure(editor.datasets.delete("production"))).statusCode).toBe(403);
    expect((await failure(server.visitor.projects.list())).statusCode).toBe(401);
  });
});
