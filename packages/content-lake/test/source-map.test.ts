import type { SanityClient } from "@sanity/client";
import { stegaClean } from "@sanity/client/stega";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "./server.ts";

let server: TestServer;
let editor: SanityClient;
beforeAll(async () => {
  server = await startServer();
  editor = server.client({ token: server.lake.token, apiVersion: "2025-02-19" });
  const reference = (_ref: string) => ({ _type: "reference", _ref });
  await editor.create({ _id: "a1", _type: "author", name: "مريم" });
  await editor.create({ _id: "a2", _type: "author", name: "Omar" });
  for (const [id, author, title] of [
    ["p1", "a1", "One"],
    ["p2", "a2", "Two"],
    ["p3", "a1", "One"],
  ] as const)
    await editor.create({
      _id: id,
      _type: "post",
      title,
      kind: id === "p2" ? "short" : "long",
      author: reference(author),
      body: [
        { _key: "b1", _type: "block", children: [{ _key: "s1", _type: "span", text: `Of ${id}` }] },
        { _key: "it's", _type: "note", text: "Noted" },
      ],
    });
  await editor.create({ _id: "drafts.p1", _type: "post", title: "One, again", kind: "long" });
});
afterAll(() => server.close());

/** `path in the result: document, path in it`. */
async function sources(
  query: string,
  params = {},
  perspective: "drafts" | "published" = "published",
) {
  const { resultSourceMap: map } = await editor.fetch(query, params, {
    filterResponse: false,
    resultSourceMap: "withKeyArraySelector",
    perspective,
  });
  return Object.fromEntries(
    Object.entries(map?.mappings ?? {}).map(([place, mapping]) => {
      if (mapping.type !== "value" || mapping.source.type !== "documentValue") return [place, "?"];
      const { document, path } = mapping.source;
      return [place, `${map?.documents[document]?._id} ${map?.paths[path]}`];
    }),
  );
}

describe("content source maps", () => {
  it("tell where texts come from, through orders, references and conditions", async () => {
    const query = `*[_type == "post" && kind == $kind] | order(title desc, _id)[0...9]{
      "heading": title, "by": author->name,
      "label": select(kind == "long" => title, "no"),
      "more": *[_type == "post" && author._ref == ^.author._ref && kind == ^.kind && _id != ^._id]
        | order(_id).title,
      "same": title == "One", "loud": upper(title), "joined": title + kind, "none": nothing
    }`;
    expect(await sources(query, { kind: "long" })).toEqual({
      "$[0]['heading']": "p1 $['title']",
      "$[0]['by']": "a1 $['name']",
      "$[0]['label']": "p1 $['title']",
      "$[0]['more'][0]": "p3 $['title']",
      "$[1]['heading']": "p3 $['title']",
      "$[1]['by']": "a1 $['name']",
      "$[1]['label']": "p3 $['title']",
      "$[1]['more'][0]": "p1 $['title']",
    });
  });

  it("tell parts of lists by their keys, of one document too", async () => {
    const query = `*[_id == "p2"][0]{_id, body, "first": body[0].children[0].text}`;
    expect(await sources(query)).toEqual({
      "$['body'][0]['children'][0]['text']": `p2 $['body'][?(@._key=='b1')]['children'][?(@._key=='s1')]['text']`,
      "$['body'][1]['text']": `p2 $['body'][?(@._key=='it\\'s')]['text']`,
      "$['first']": `p2 $['body'][?(@._key=='b1')]['children'][?(@._key=='s1')]['text']`,
    });
  });

  it("name the draft where it is what is shown", async () => {
    const query = `*[_type == "post"] | order(_id)[0..1].title`;
    expect(await sources(query, {}, "drafts")).toEqual({
      "$[0]": "drafts.p1 $['title']",
      "$[1]": "p2 $['title']",
    });
  });

  it("have the client put the places of editing into texts, and into nothing else", async () => {
    const stega = { enabled: true, studioUrl: "https://desk.test" } as const;
    const query = `*[_type == "post" && _id == $id][0]{_id, title, kind, "author": author->name}`;
    const plain = await editor.fetch(query, { id: "p2" }, { perspective: "published" });
    const encoded = await editor
      .withConfig({ stega })
      .fetch(query, { id: "p2" }, { perspective: "published" });
    expect(encoded.title).not.toBe(plain.title);
    expect(encoded.author).not.toBe(plain.author);
    expect(encoded._id).toBe("p2");
    expect(stegaClean(encoded)).toEqual(plain);
  });

  it("are for those with a token", async () => {
    const options = { filterResponse: false, resultSourceMap: true } as const;
    const answer = await server.visitor.fetch("*[]._id", {}, options);
    expect(answer).not.toHaveProperty("resultSourceMap");
  });
});
