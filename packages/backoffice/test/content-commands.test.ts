import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createWriter } from "@agency/content/writer";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { programEnv } from "@agency/server/testing/compiled";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ content: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let content: ReturnType<typeof createWriter>;
let folder: string;

const post = { _id: "post", _type: "blogPost", title: "Title", excerpt: "Text", isPublished: true };

beforeEach(async () => {
  site = await startSite();
  folder = temporaryFolder();
  content = createWriter({
    projectId: "local",
    dataset: "production",
    token: site.token,
    apiHost: site.content,
  });
  await content
    .transaction()
    .create(post)
    .create({ _id: "hidden", _type: "blogPost", title: "Hidden", isPublished: false })
    .create({
      _id: "job",
      _type: "jobVacancy",
      title: "Work",
      isActive: true,
      ar: { title: "عمل" },
    })
    .commit();
});
afterEach(cleanUp);

function run(args: readonly string[], env: Record<string, string> = { DATA_DIR: site.dataDir }) {
  const cli = fileURLToPath(new URL("../src/translations/cli.ts", import.meta.url));
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(
      process.execPath,
      ["--conditions=@agency/source", cli, ...args],
      { cwd: folder, env: { ...programEnv, ...env } },
      (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
  });
}

function translate(file: string): void {
  const text = readFileSync(file, "utf8").replaceAll(
    /state="initial">(\s*<source[^>]*>)([^<]*)<\/source>/g,
    'state="translated">$1$2</source><target>ترجمة $2</target>',
  );
  writeFileSync(file, text);
}

describe("pnpm content", () => {
  it("says what of the site is missing or out of date, beside the running server", async () => {
    const missing = await run(["status"]);
    expect(missing).toMatchObject({ code: 1, error: "" });
    expect(missing.out).toContain("Article: 2 document(s); fields: 3 missing");
    expect(missing.out).toContain("Arabic missing: post “Title”: title, excerpt");
    expect(missing.out).not.toContain("hidden “");
    expect((await run(["status", "--type", "jobVacancy"])).code).toBe(0);
    await content
      .patch("post")
      .set({ ar: { title: "عنوان", excerpt: "نص" } })
      .commit();
    expect((await run(["status"])).code).toBe(0);
    await content.create({ ...post, _id: "drafts.post", title: "Drafted" });
    expect((await run(["status"])).code).toBe(0);
    await content.patch("post").set({ title: "Another" }).commit();
    const outdated = await run(["status", "--json"]);
    expect(outdated.code).toBe(1);
    expect(JSON.parse(outdated.out)).toMatchObject({
      missing: [],
      outdated: [{ id: "post", fields: [{ path: "title", ar: "outdated" }] }],
    });
  });

  it("gives translators a file, and takes it back as drafts", async () => {
    const file = join(folder, "a.xlf");
    const saved = await run(["export", "--missing", "--to", "a.xlf", "--type", "blogPost"]);
    expect(saved).toMatchObject({ code: 0, error: "" });
    expect(saved.out).toContain("3 text(s) from 2 document(s) exported to");
    const again = await run(["export", "--to", "a.xlf"]);
    expect([again.code, again.error]).toEqual([1, expect.stringContaining("already exists")]);
    translate(file);
    const taken = await run(["import", "a.xlf"]);
    expect([taken.code, taken.out]).toEqual([
      0,
      "3 field(s) in 2 document(s) imported as drafts.\n",
    ]);
    expect(await content.getDocument("drafts.post")).toMatchObject({
      ar: { title: "ترجمة Title", excerpt: "ترجمة Text" },
    });
    expect(await content.getDocument("post")).not.toHaveProperty("ar");
    expect((await run(["import", "a.xlf"])).out).toBe(
      "0 field(s) in 0 document(s) imported as drafts.\n",
    );
    writeFileSync(file, readFileSync(file, "utf8").replaceAll('"post"', '"gone"'));
    const refused = await run(["import", "a.xlf"]);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain("Skipped: “gone”: there is no such document (any more).");
  });

  it("works in the data folder itself where no server runs", async () => {
    await site.stop();
    const { code, out, error } = await run(["status"]);
    expect([code, error]).toEqual([1, ""]);
    expect(out).toContain("2 field(s) on the site are missing or out of date.");
  });

  it("works with a Sanity project, which keeps no log: by marks alone", async () => {
    const env = {
      SANITY_PROJECT_ID: "local",
      SANITY_API_HOST: site.content,
      SANITY_WRITE_TOKEN: site.token,
      SECRET: "a secret of at least thirty-two characters",
    };
    expect((await run(["status"], env)).code).toBe(1);
    expect((await run(["export", "--to", "a.xlf"], env)).code).toBe(0);
    translate(join(folder, "a.xlf"));
    expect((await run(["import", "a.xlf"], env)).out).toContain("3 field(s) in 2 document(s)");
    const draft = await content.getDocument("drafts.post");
    await content.patch("post").set({ ar: draft?.ar }).commit();
    expect((await run(["status"], env)).code).toBe(0);
    await content.patch("post").set({ excerpt: "Another" }).commit();
    const { out } = await run(["status"], env);
    expect(out).toContain("Arabic out of date: post “Title”: excerpt");
    const wrong = { ...env, SANITY_WRITE_TOKEN: "x".repeat(40) };
    const refused = await run(["status"], wrong);
    expect([refused.code, refused.error]).toEqual([
      1,
      expect.stringContaining("SANITY_WRITE_TOKEN cannot read and write SANITY_DATASET"),
    ]);
  });

  it("says what to do", async () => {
    const sentences: [args: string[], sentence: string][] = [
      [["status", "--type", "redirect"], '"redirect" cannot be translated'],
      [["export"], "--to FILE.xlf"],
      [["import", "none.xlf"], "none.xlf cannot be read"],
      [["status", "more"], "one argument too many"],
      [["status", "--unknown"], "pnpm content --help"],
      [["anything"], "There is no command"],
    ];
    for (const [args, sentence] of sentences) {
      const { code, error } = await run(args);
      expect([args, code, error]).toEqual([args, 1, expect.stringContaining(sentence)]);
    }
  });
});
