import { execFileSync } from "node:child_process";
import type { APIRequestContext } from "@playwright/test";
import { createContentClient } from "./forms.ts";
import type { SiteProcess } from "./server.ts";
import { test as base, expect } from "./test.ts";

/* A shared site may serve a stale copy once after an edit. */
const test = base.extend({ baseURL: ({ own }, use) => use(own.url) });

const root = new URL("../..", import.meta.url).pathname;

const createPost = (name: string, more: object) => ({
  ...{ _id: `post-${name}`, _type: "blogPost", title: `Title of ${name}`, isPublished: true },
  ...{ slug: { _type: "slug", current: name }, publishedDate: new Date().toISOString() },
  ...more,
});

/** Follows an invitation of the command line. The session is the context's cookie. */
async function signIn(request: APIRequestContext, { url, dataDir }: SiteProcess): Promise<void> {
  const link = execFileSync(
    process.execPath,
    [
      "--conditions=@agency/source",
      "packages/backoffice/src/accounts/cli.ts",
      ...["invite", "editor@example.com", "--role", "editor"],
    ],
    { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir }, encoding: "utf8" },
  );
  const token = link.trim().split(/[#=]/).at(-1);
  const data = { token, name: "Editor", password: "correct horse battery staple" };
  expect((await request.post(`${url}/desk/api/account`, { data })).status()).toBe(200);
}

test("posts that do not fit leave the others on the blog, and the desk lists them", async ({
  page,
  own,
  setPreferences,
  context,
}) => {
  await setPreferences();
  const content = createContentClient(own, "production");
  const block = { _type: "block", _key: "b", children: [{ _type: "span", text: "Shown words" }] };
  await content.create(createPost("good", { body: [block] }));
  await content.create(
    createPost("partly", {
      body: [{ _type: "table", _key: "t" }, block],
      category: { _type: "reference", _ref: "gone", _weak: true },
      author: { name: "Layla" },
    }),
  );
  await content.create(createPost("untitled", { title: { en: "Title of untitled" } }));

  await expect
    .poll(async () => {
      await page.goto("/blog");
      return page.locator("main").textContent();
    })
    .toContain("Title of good");
  await expect(page.getByText("Title of partly").first()).toBeVisible();
  await expect(page.getByText("Title of untitled")).toHaveCount(0);

  await page.getByRole("link", { name: "Title of partly" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Title of partly");
  await expect(page.getByText("Shown words")).toBeVisible();

  for (const [path, title] of [
    ["/blog/untitled", "We couldn’t load this page"],
    ["/ar/blog/untitled", "تعذّر تحميل هذه الصفحة"],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(500);
    await expect(page.locator("main")).toContainText(title);
  }

  await signIn(context.request, own);
  const list = await context.request.get(`${own.url}/desk/api/attention`);
  const { documents } = (await list.json()) as { documents: { id: string; problems: object[] }[] };
  expect(documents.map(({ id }) => id)).toEqual(["post-partly", "post-untitled"]);
  expect(documents[0]?.problems).toMatchObject([
    { path: "category", omission: "field" },
    { path: "author", omission: "field" },
    { path: 'body[_key=="t"]', omission: "item" },
  ]);
});

test("a page never answers with its old text after its document does not fit any more", async ({
  own,
  request,
}) => {
  const content = createContentClient(own, "production");
  await content.create(createPost("changed", {}));
  const url = `${own.url}/blog/changed`;
  expect(await (await request.get(url)).text()).toContain("Title of changed");
  await content
    .patch("post-changed")
    .set({ title: ["A"] })
    .commit();
  await expect.poll(async () => (await request.get(url)).status()).toBe(500);
  // On a busy machine a check of the readiness can time out.
  await expect
    .poll(async (): Promise<unknown> => (await request.get(`${own.url}/readyz`)).json())
    .toEqual({ status: "ready", pages: { broken: 1 } });
  await content.patch("post-changed").set({ title: "Title again" }).commit();
  await expect.poll(async () => (await request.get(url)).status()).toBe(200);
});
