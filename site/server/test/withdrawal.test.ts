import { redirectsQuery } from "@agency/content/queries/redirects";
import { createWriter } from "@agency/content/writer";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { ready, run } from "@agency/server/testing/program";
import { documentRenderer } from "@agency/server/testing/renderer";
import type { TestSite } from "@agency/server/testing/startSite";
import { until } from "@agency/server/testing/wait";
import { afterEach, describe, expect, it } from "vitest";
import { siteFile, startSite } from "./support.ts";

afterEach(cleanUp);

const getEditor = ({ token, content }: TestSite) =>
  createWriter({ projectId: "local", dataset: "production", token, apiHost: content });

const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

type Stub = { _id: string; _type: string; [field: string]: unknown };

const shown = (withdrawAt: string): Stub[] => [
  {
    ...{ _id: "post", _type: "blogPost", title: "A post that ends", slug: { current: "ends" } },
    ...{ isPublished: true, publishedDate: "2026-01-01T00:00:00Z", withdrawAt },
  },
  {
    ...{ _id: "case", _type: "caseStudy", title: "A case that ends", slug: { current: "ends" } },
    ...{ clientName: "Client", isPublished: true, withdrawAt },
  },
  { _id: "job", _type: "jobVacancy", title: "Work that ends", isActive: true, withdrawAt },
];

const paths = ["/blog/ends", "/ar/blog/ends", "/case-studies/ends", "/careers/job"];

async function statuses({ url }: { url: string }): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
}

const found = async ({ url }: { url: string }): Promise<number> => {
  const type = "&type=blogPost&type=caseStudy&type=jobVacancy";
  const answer = await fetch(`${url}/api/search?lang=en&q=ends${type}`);
  return ((await answer.json()) as { count: number }).count;
};

const texts = async ({ url }: { url: string }) =>
  Promise.all(
    ["/feed.xml", "/sitemap.xml"].map(async (path) => (await fetch(url + path)).text()),
  ).then((all) => all.join("\n"));

describe("what is withdrawn at a moment", () => {
  it("is there until then, and gone at once everywhere", async () => {
    const site = await startSite({}, { renderer: documentRenderer() });
    const editor = getEditor(site);
    const withdrawAt = soon(5);
    const transaction = editor.transaction();
    for (const document of shown(withdrawAt)) transaction.create(document);
    await transaction.commit();
    const seen = [await statuses(site), await found(site), await texts(site)] as const;
    if (Date.now() < Date.parse(withdrawAt)) {
      expect(seen[0]).toEqual([200, 200, 200, 200]);
      expect(seen[1]).toBe(3);
      for (const path of ["/blog/ends", "/case-studies/ends", "/careers/job"])
        expect(seen[2]).toContain(path);
    }
    await until(() => Date.now() >= Date.parse(withdrawAt));
    await until(async () => (await statuses(site)).every((status) => status === 410));
    expect(await statuses(site)).toEqual([410, 410, 410, 410]);
    await until(async () => (await found(site)) === 0);
    // Lists are served stale once.
    await until(async () => {
      const now = await texts(site);
      return ["/blog/ends", "/case-studies/ends", "/careers/job"].every(
        (one) => !now.includes(one),
      );
    });
    expect((await fetch(`${site.url}/sharing/en/blog/ends.png`)).status).toBe(404);
    await editor.patch("post").set({ withdrawAt: "2999-01-01T00:00:00Z" }).commit();
    await until(async () => (await statuses(site))[0] === 200);
  });

  it("is gone for a server that was killed before and started after it, and stays so", async () => {
    const DATA_DIR = temporaryFolder();
    const before = await startSite({ DATA_DIR });
    const withdrawAt = soon(8);
    const transaction = getEditor(before).transaction();
    for (const document of shown(withdrawAt)) transaction.create(document);
    transaction.create({
      ...{ _id: "later", _type: "blogPost", title: "A post that begins" },
      ...{ slug: { current: "begins" }, isPublished: true, publishedDate: withdrawAt },
    });
    const { transactionId } = await transaction.commit();
    await before.stop();

    const killed = run({ DATA_DIR, PORT: "0" }, { site: siteFile });
    await ready(killed);
    await killed.kill();
    await until(() => Date.now() >= Date.parse(withdrawAt));

    const after = await startSite({ DATA_DIR }, { renderer: documentRenderer() });
    expect(await statuses(after)).toEqual([410, 410, 410, 410]);
    expect((await fetch(`${after.url}/blog/begins`)).status).toBe(200);
    // Visibility depends on dates alone, so instances cannot conflict.
    const editor = getEditor(after);
    expect(await editor.fetch(redirectsQuery)).toEqual([]);
    const documents = await editor.getDocuments(["post", "case", "job", "later"]);
    expect(new Set(documents.map((one) => one?._rev))).toEqual(new Set([transactionId]));
  });
});
