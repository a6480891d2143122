import { createWriter } from "@agency/content/writer";
import { cleanUp } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { createClient } from "@sanity/client";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Picture } from "../src/pictures/pictures.ts";
import { type Role, roles } from "../src/roles.ts";
import { getPeople, member } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

interface Answer {
  pictures: Picture[];
  total: number;
  mayWriteEnglish: boolean;
}

let site: TestSite;
let content: ReturnType<typeof createWriter>;

beforeEach(async () => {
  site = await startSite();
  const { token, content: apiHost } = site;
  content = createWriter({ projectId: "local", dataset: "production", token, apiHost });
});
afterEach(cleanUp);

const ask = (search: string, Cookie = "") =>
  fetch(`${site.url}/desk/api/pictures?${search}`, { headers: { Cookie } });

async function list(cookie: string, search = ""): Promise<Answer> {
  const response = await ask(search, cookie);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const signIn = async (role: Role) => member(site, await getPeople(site), role);

/** Pictures with the same bytes are one. */
async function upload(filename: string, width: number): Promise<string> {
  const bytes = await sharp({ create: { width, height: 10, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  return (await content.assets.upload("image", bytes, { filename }))._id;
}

const names = ({ pictures }: Answer) => pictures.map(({ filename }) => filename);

const toImage = (_ref: string) => ({ _type: "image", asset: { _type: "reference", _ref } });

it("needs a session, and a search that can be read", async () => {
  expect((await ask("")).status).toBe(401);
  const cookie = await signIn("editor");
  for (const search of ["unused=no", "from=-1", `search=${"a".repeat(201)}`])
    expect([search, (await ask(search, cookie)).status]).toEqual([search, 422]);
});

describe("the list", () => {
  it("has each picture with its texts and uses, the newest first", async () => {
    const [harbour, desert] = [await upload("harbour.png", 20), await upload("desert.png", 30)];
    await content
      .patch(harbour)
      .set({ altText: "A harbour at dawn", ar: { altText: "مرفأ عند الفجر" } })
      .commit();
    const post = { _id: "post", _type: "blogPost", title: "Ships" };
    const alts = { alt: "Ships in a harbour", ar: { alt: "سفن في مرفأ" } };
    const figure = { _key: "f", ...toImage(harbour), ...alts };
    await content
      .transaction()
      .create({ ...post, body: [figure] })
      .create({ ...post, _id: "drafts.post", title: "Boats", featuredImage: toImage(harbour) })
      .create({ _id: "drafts.nora", _type: "teamMember", name: "Nora", photo: toImage(harbour) })
      .commit();
    const cookie = await signIn("editor");
    const { pictures, total } = await list(cookie);
    expect(total).toBe(2);
    expect(pictures).toMatchObject([
      { id: desert, filename: "desert.png", alt: "", arabicAlt: "", uses: [], given: {} },
      {
        ...{ id: harbour, alt: "A harbour at dawn", arabicAlt: "مرفأ عند الفجر", height: 10 },
        given: { en: "Ships in a harbour", ar: "سفن في مرفأ" },
        uses: [
          { id: "nora", type: "teamMember", title: "Nora" },
          { id: "post", type: "blogPost", title: "Ships" },
        ],
      },
    ]);
    const file = await fetch(`${site.url}${pictures[0]?.url}?w=10`);
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(names(await list(cookie, "unused=yes"))).toEqual(["desert.png"]);
    for (const search of ["HARB", "dawn harbour", "الفجر"])
      expect([search, names(await list(cookie, `search=${search}`))]).toEqual([
        search,
        ["harbour.png"],
      ]);
    expect(names(await list(cookie, "search=harbour desert"))).toEqual([]);
  });

  it("comes in pages", async () => {
    for (let width = 1; width <= 26; width++) await upload(`${width}.png`, width);
    const cookie = await signIn("recruiter");
    const [first, second] = [await list(cookie), await list(cookie, "unused=yes&from=24")];
    expect([first.pictures.length, first.total, second.pictures.length]).toEqual([24, 26, 2]);
    const all = new Set([...names(first), ...names(second)]);
    expect(all.size).toBe(26);
  });
});

describe("the texts of a picture", () => {
  it.each(roles)("are written as far as the role goes: %s", async (role) => {
    const id = await upload("harbour.png", 20);
    const cookie = await signIn(role);
    const client = createClient({
      projectId: "local",
      dataset: "production",
      apiVersion: "2024-01-01",
      apiHost: `${site.url}/content`,
      useProjectHostname: false,
      useCdn: false,
      headers: { Cookie: cookie },
    });
    const mayWriteEnglish = role !== "translator";
    await client
      .patch(id)
      .set({ ar: { altText: "مرفأ" } })
      .commit();
    const english = client.patch(id).set({ altText: "A harbour" }).commit();
    if (mayWriteEnglish) await english;
    else await expect(english).rejects.toMatchObject({ statusCode: 403 });
    const answer = await list(cookie);
    expect(answer).toMatchObject({
      mayWriteEnglish,
      pictures: [{ alt: mayWriteEnglish ? "A harbour" : "", arabicAlt: "مرفأ" }],
    });
    if (role === "translator")
      await expect(client.delete(id)).rejects.toMatchObject({ statusCode: 403 });
  });
});
