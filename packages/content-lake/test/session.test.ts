import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Document, type Lake, openLake, type Rights, type Session } from "../src/index.ts";
import { temporaryFolder } from "./server.ts";

let lake: Lake;
let folder: ReturnType<typeof temporaryFolder>;

beforeEach(async () => {
  folder = temporaryFolder();
  lake = await openLake({ dataDir: folder.path });
});
afterEach(async () => {
  vi.useRealTimers();
  await lake.close();
  folder.remove();
});

const nora = { id: "n", name: "Nora", email: "nora@example.com", role: "writer" };
const omar = { id: "o", name: "Omar", email: "", role: "reader" };

const sessionWith = (rights: Partial<Rights> = {}): Session => ({
  user: nora,
  rights: { role: "write", datasets: ["production"], ...rights },
  watch: () => () => {},
  getUsers: async (ids) => [nora, omar].filter(({ id }) => ids.includes(id)),
});

const ask = (
  path: string,
  session?: Session,
  body?: object,
  headers: Record<string, string> = {},
) =>
  lake.fetch(
    new Request(`http://service/v2024-01-01/${path}`, {
      headers: { "Content-Type": "application/json", ...headers },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    }),
    { session, client: "visitor" },
  );

const json = async (path: string, session?: Session): Promise<unknown> =>
  (await ask(path, session)).json();
const create = (document: object) => ({ mutations: [{ create: document }] });
const posts = sessionWith({ filter: `_type == "post"` });

describe("whoever signed in", () => {
  it("changes what their filter finds before and after, and all of a transaction or nothing", async () => {
    const path = "data/mutate/production";
    const tried = async (...mutations: object[]) => (await ask(path, posts, { mutations })).status;
    expect(await tried({ create: { _id: "a", _type: "post" } })).toBe(200);
    expect(await tried({ create: { _id: "b", _type: "page" } })).toBe(403);
    expect(await tried({ createOrReplace: { _id: "a", _type: "page" } })).toBe(403);
    const both = [{ create: { _id: "c", _type: "post" } }, { create: { _id: "d", _type: "page" } }];
    expect(await tried(...both)).toBe(403);
    const { result } = (await json("data/query/production?query=*._id", posts)) as {
      result: string[];
    };
    expect(result).toEqual(["a"]);
    const action = { actionType: "sanity.action.document.create", publishedId: "e" };
    const attributes = { _id: "drafts.e", _type: "page" };
    const answer = await ask("data/actions/production", posts, {
      actions: [{ ...action, attributes }],
    });
    expect(answer.status).toBe(403);
  });

  it("may be asked about a dry run too", async () => {
    const path = "data/mutate/production?dryRun=true";
    expect((await ask(path, posts, create({ _type: "page" }))).status).toBe(403);
  });

  it("is told by a function what no filter says, with what was there before", async () => {
    const heard: (Document | undefined)[] = [];
    const session = sessionWith({
      allows(changes, get) {
        heard.push(get("a"), changes[0]?.before, changes[0]?.after);
        return changes.every(({ after }) => after?.title !== "no");
      },
    });
    await ask(
      "data/mutate/production",
      undefined,
      create({ _id: "a", _type: "post", title: "1" }),
      {
        Authorization: `Bearer ${lake.token}`,
      },
    );
    const patch = (title: string) => ({ mutations: [{ patch: { id: "a", set: { title } } }] });
    expect((await ask("data/mutate/production", session, patch("yes"))).status).toBe(200);
    expect(heard.map((one) => one?.title)).toEqual(["1", "1", "yes"]);
    expect((await ask("data/mutate/production", session, patch("no"))).status).toBe(403);
  });

  it("reads no other dataset, and uploads nothing the filter leaves out", async () => {
    expect((await ask("data/query/submissions?query=*", posts)).status).toBe(403);
    const bytes = new Request("http://service/v1/assets/files/production", {
      method: "POST",
      body: "text",
      headers: { "Content-Type": "text/plain" },
    });
    expect((await lake.fetch(bytes, { session: posts })).status).toBe(403);
  });

  it("hears nothing more once their session has ended", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const closes = new Set<() => void>();
    const watch = (close: () => void) => {
      closes.add(close);
      return () => void closes.delete(close);
    };
    const session = { ...posts, watch };
    const paths = ["listen/production?query=*", "live/events/production?includeDrafts=true"];
    const answers = await Promise.all(paths.map((path) => ask(`data/${path}`, session)));
    await vi.advanceTimersByTimeAsync(26_000);
    for (const close of closes) close();
    expect(closes.size).toBe(0);
    await vi.advanceTimersByTimeAsync(26_000);
    for (const answer of answers) expect(await answer.text()).toMatch(/welcome[\s\S]*\n:\n\n$/);
  });

  it("is nobody beside a token that is wrong", async () => {
    const answer = await ask("users/me", posts, undefined, { Authorization: "Bearer made-up" });
    expect(answer.status).toBe(401);
  });
});

describe("what the Studio asks", () => {
  it("is who is there, by name", async () => {
    expect(await json("users/me", posts)).toMatchObject({
      id: "n",
      name: "Nora",
      provider: "desk",
    });
    expect(await json("users/o", posts)).toMatchObject({ id: "o", displayName: "Omar" });
    expect(await json("users/n,o,x", posts)).toMatchObject([{ id: "n" }, { id: "o" }]);
    expect((await ask("users/x", posts)).status).toBe(404);
    expect((await ask("users/me")).status).toBe(401);
  });

  it("is what they may do", async () => {
    const all = `_id in path("**")`;
    expect(await json("projects/local/datasets/production/acl", posts)).toEqual([
      { filter: all, permissions: ["read", "history"] },
      { filter: `_type == "post"`, permissions: ["create", "update"] },
    ]);
    const reader = sessionWith({ role: "read" });
    expect(await json("projects/local/datasets/production/acl", reader)).toEqual([
      { filter: all, permissions: ["read", "history"] },
    ]);
    expect((await ask("projects/local/datasets/submissions/acl", posts)).status).toBe(403);
  });

  it("has an answer where there is nothing to tell", async () => {
    expect(await json("features", posts)).toEqual([]);
    expect(await json("projects/local/grants", posts)).toEqual({});
    expect(await json("projects/local/user-applications", posts)).toEqual([]);
    expect(await json("intake/telemetry-status")).toEqual({ status: "denied" });
    expect(await (await ask("ping")).text()).toBe("PONG");
    expect(await json("data/references/production/documents/a/to", posts)).toEqual({
      totalCount: 0,
      references: [],
    });
    const from = "data/references/production/documents/a,b/from";
    const none = { sources: [] as string[] };
    expect(await json(from, posts)).toEqual({
      documents: [
        { _id: "a", ...none },
        { _id: "b", ...none },
      ],
    });
    expect((await ask(from)).status).toBe(403);
    expect((await ask("data/references/production/documents/a/of", posts)).status).toBe(404);
  });

  it("is each change as a patch of Mendoza, with whose it is to hear", async () => {
    const answer = await ask(
      "data/listen/production?query=*&effectFormat=mendoza&includePreviousRevision=true",
      posts,
    );
    const reader = answer.body?.getReader();
    await ask("data/mutate/production", posts, create({ _id: "a", _type: "post" }));
    let text = "";
    while (!text.includes("event: mutation")) {
      const part = await reader?.read();
      if (!part || part.done) throw new Error("The stream ended");
      text += new TextDecoder().decode(part.value);
    }
    await reader?.cancel();
    const data = JSON.parse(/event: mutation\ndata: (.*)/.exec(text)?.[1] ?? "{}");
    expect(data).toMatchObject({ identity: "n", documentId: "a", effects: { revert: [0, null] } });
    // Clients know the revision.
    const { _rev, ...rest } = data.result;
    expect(data.effects.apply).toEqual([0, rest]);
    const other = await ask("data/listen/production?query=*&effectFormat=other", posts);
    expect(other.status).toBe(400);
  });
});
