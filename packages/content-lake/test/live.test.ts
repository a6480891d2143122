import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "./server.ts";

let server: TestServer;
const undo: (() => unknown)[] = [];
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) step();
  await server.close();
});

function hear<Event>(observable: {
  subscribe(hear: { next(event: Event): void; error(error: unknown): void }): {
    unsubscribe(): void;
  };
}) {
  const told: Event[] = [];
  let error: unknown;
  let wake = () => {};
  const subscription = observable.subscribe({
    next(event) {
      told.push(event);
      wake();
    },
    error(reason) {
      error = reason;
      wake();
    },
  });
  undo.push(() => subscription.unsubscribe());
  return {
    told,
    async until(count: number): Promise<Event[]> {
      while (told.length < count && error === undefined)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (error !== undefined) throw error;
      return told;
    },
  };
}

const events = ["welcome", "mutation", "reconnect"] as const;

describe("client.listen", () => {
  const listen = (query: string, params = {}, more = {}) =>
    hear(server.editor.listen(query, params, { events: [...events], ...more }) as never);

  it("tells what appears, changes and disappears for a query, and nothing else", async () => {
    const { until } = listen("*[_type == $type && rank > 1]", { type: "post" });
    await until(1);
    await server.editor.create({ _id: "other", _type: "page", rank: 5 });
    await server.editor.create({ _id: "a", _type: "post", rank: 1 });
    const { _rev } = await server.editor.patch("a").set({ rank: 2 }).commit();
    await server.editor.patch("a").set({ title: "سؤال" }).commit();
    await server.editor.patch("a").set({ rank: 0 }).commit();
    await server.editor.createOrReplace({ _id: "a", _type: "post", rank: 9 });
    const { transactionId } = await server.editor.delete("a");
    const told = (await until(6)) as { transition: string }[];
    expect(told[0]).toMatchObject({ type: "welcome", listenerName: expect.any(String) });
    expect(told.slice(1).map(({ transition }) => transition)).toEqual([
      "appear",
      "update",
      "disappear",
      "appear",
      "disappear",
    ]);
    expect(told[1]).toMatchObject({
      type: "mutation",
      documentId: "a",
      resultRev: _rev,
      result: { _id: "a", rank: 2 },
      mutations: [{ patch: { id: "a", set: { rank: 2 } } }],
      eventId: `${_rev}#a`,
      transactionId: _rev,
    });
    expect(told[2]).toMatchObject({ previousRev: _rev, result: { title: "سؤال" } });
    expect(told[5]).not.toHaveProperty("result");
    expect(told[5]).toMatchObject({ resultRev: transactionId, transactionId });
  });

  it("tells all documents of a transaction, drafts among them", async () => {
    const { until } = listen('*[_type == "post"]', {}, { includePreviousRevision: true });
    await until(1);
    await server.editor
      .transaction()
      .create({ _id: "a", _type: "post" })
      .create({ _id: "drafts.a", _type: "post" })
      .create({ _id: "versions.r1.a", _type: "post" })
      .commit();
    const told = await until(3);
    expect(told[1]).toMatchObject({
      documentId: "a",
      previous: null,
      transactionCurrentEvent: 1,
      transactionTotalEvents: 2,
      mutations: [{ create: { _id: "a" } }],
    });
    expect(told[2]).toMatchObject({ documentId: "drafts.a", transactionCurrentEvent: 2 });
  });

  it("is for owners of the token, and for queries that can be read", async () => {
    const ask = (query: string, headers = {}) =>
      fetch(`${server.url}/v1/data/listen/production?query=${encodeURIComponent(query)}`, {
        headers,
      });
    expect((await ask("*")).status).toBe(403);
    const Authorization = `Bearer ${server.lake.token}`;
    expect((await ask("*[", { Authorization })).status).toBe(400);
    const read = await server.lake.fetch(new Request(`${server.url}/v1/data/listen/production`), {
      access: "read",
    });
    expect(read.status).toBe(401);
  });
});

describe("client.live", () => {
  const getTags = async (query: string) => {
    const answer = await server.visitor.fetch(query, {}, { filterResponse: false });
    return answer.syncTags ?? [];
  };
  const live = (more = {}) =>
    hear(server.client({ apiVersion: "2025-02-19", token: server.lake.token }).live.events(more));

  it("tells the tags of answers that a change may change, and no others", async () => {
    await server.editor.create({ _id: "author", _type: "person", name: "Salma" });
    await server.editor.create({
      _id: "a",
      _type: "post",
      author: { _type: "reference", _ref: "author" },
    });
    const tags = {
      posts: await getTags('*[_type == "post"]{title}'),
      withAuthors: await getTags('*[_type == "post"]{"name": author->name}'),
      pages: await getTags('*[_type == "page"]'),
      all: await getTags("count(*)"),
    };
    const { until } = live();
    await until(1);
    await server.editor.patch("author").set({ name: "سلمى" }).commit();
    await server.editor.create({ _id: "page", _type: "page" });
    await server.editor.create({ _id: "drafts.page", _type: "page" });
    await server.editor.delete("a");
    const [welcome, ...told] = (await until(4)) as { type: string; tags: string[] }[];
    expect(welcome?.type).toBe("welcome");
    const touched = (name: keyof typeof tags) =>
      told.map((event) => event.tags.some((tag) => tags[name].includes(tag as never)));
    expect(touched("posts")).toEqual([false, false, true]);
    expect(touched("withAuthors")).toEqual([true, false, true]);
    expect(touched("pages")).toEqual([false, true, false]);
    expect(touched("all")).toEqual([true, true, true]);
  });

  it("has few tags, and depends on everything where there would be many", async () => {
    const many = Array.from({ length: 150 }, (_, at) => [
      { create: { _id: `person${at}`, _type: "person" } },
      {
        create: {
          _id: `post${at}`,
          _type: "post",
          author: { _type: "reference", _ref: `person${at}` },
        },
      },
    ]);
    await server.editor.mutate(many.flat() as never);
    expect(await getTags('*[_type == "post"][0...150]{"name": author->name}')).toEqual(
      await getTags("count(*)"),
    );
    expect(await getTags('*[_type == "post"][0...9]{"name": author->name}')).toHaveLength(10);
  });

  it("tells of drafts whoever may see them", async () => {
    const { until } = live({ includeDrafts: true });
    await until(1);
    await server.editor.create({ _id: "drafts.page", _type: "page" });
    const told = (await until(2)) as { tags?: string[] }[];
    expect(told[1]?.tags).toEqual(expect.arrayContaining(await getTags('*[_type == "page"]')));
  });

  async function read(headers: Record<string, string>, enough: (text: string) => boolean) {
    const ended = new AbortController();
    const answer = await fetch(`${server.url}/vX/data/live/events/production`, {
      headers,
      signal: ended.signal,
    });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    let text = "";
    for await (const part of answer.body ?? []) {
      text += Buffer.from(part).toString();
      if (enough(text)) break;
    }
    ended.abort();
    return text;
  }

  it("tells who was away what was missed, or to begin anew", async () => {
    const { until } = live();
    await until(1);
    await server.editor.create({ _id: "a", _type: "post" });
    await server.editor.create({ _id: "b", _type: "page" });
    const [, first, second] = (await until(3)) as { id?: string }[];
    const missed = await read({ "Last-Event-ID": String(first?.id) }, (text) =>
      text.includes("event: message"),
    );
    expect(missed).toContain(`id: ${second?.id}\n`);
    expect(missed).not.toContain("restart");
    expect(
      await read({ "Last-Event-ID": "unknown" }, (text) => text.includes("restart")),
    ).toContain("event: restart");
  });

  it("has lines for everybody", async () => {
    const lines = await Promise.all(
      Array.from({ length: 12 }, () => fetch(`${server.url}/vX/data/live/events/production`)),
    );
    expect(lines.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
    for (const line of lines) await line.body?.cancel();
    let status = 429;
    while (status === 429) {
      const again = await fetch(`${server.url}/vX/data/live/events/production`);
      status = again.status;
      await again.body?.cancel();
    }
    expect(status).toBe(200);
  });

  it("holds no line for who asks for its head alone", async () => {
    for (let turn = 0; turn < 12; turn++) {
      const head = await fetch(`${server.url}/vX/data/live/events/production`, { method: "HEAD" });
      expect(head.status).toBe(200);
      expect(head.headers.get("content-type")).toBe("text/event-stream");
    }
  });

  it("ends when the service stops", async () => {
    const line = await fetch(`${server.url}/vX/data/live/events/production`);
    server.lake.closeStreams();
    expect(await line.text()).toContain("event: welcome");
  });
});
