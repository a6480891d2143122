import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { createNightlyBackup } from "../src/content/backup/nightlyBackup.ts";
import { fetchResume } from "../src/resume/store.ts";
import { cleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { programEnv } from "./support/compiled.ts";
import { getPdfText, pdf } from "./support/pdfs.ts";
import { startSite as startDefault, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import {
  addVacancies,
  application,
  applications,
  apply,
  enquiries,
  enquiry,
  filled,
} from "./support/visitors.ts";

const timeouts = prepareTimeouts({ poll: 60_000, grace: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

async function call(dataDir: string, ...args: string[]) {
  const cli = fileURLToPath(new URL("../src/content/backup/cli.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@agency/source", cli, ...args], {
    cwd: temporaryFolder(),
    env: { ...programEnv, DATA_DIR: dataDir },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, said };
}

describe("pnpm backup and pnpm restore", () => {
  it("bring everything back that was acknowledged before, taken while forms arrive", async () => {
    const site = await startSite();
    await addVacancies(site.writer);
    const file = { name: "cv.pdf", content: pdf("kept") };
    expect((await apply(site.url, application("kept@example.com"), file)).status).toBe(201);
    const acknowledged: string[] = [];
    let stop = false;
    const visitors = Array.from({ length: 3 }, async (_, visitor) => {
      for (let at = 0; !stop; at++) {
        const email = `v${visitor}-${at}@example.com`;
        if ((await site.post("/api/contact", enquiry(email))).status === 201)
          acknowledged.push(email);
      }
    });
    const folder = join(temporaryFolder(), "copy");
    while (acknowledged.length < 10) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    const { code, said } = await call(site.dataDir, "backup", folder);
    stop = true;
    await Promise.all(visitors);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^2 datasets and \d+ files copied to .+, and read once more\.\n$/),
    ]);
    expect(readdirSync(folder)).toContain("secret");

    const running = await call(site.dataDir, "restore", folder);
    expect(running).toMatchObject({ code: 1, said: expect.stringContaining("another process") });
    await site.stop();
    rmSync(site.dataDir, { recursive: true });
    expect(await call(site.dataDir, "restore", folder)).toEqual({
      code: 0,
      said: `Restored to ${site.dataDir}.\n`,
    });
    const again = await startSite({ DATA_DIR: site.dataDir });
    const emails = (await enquiries(again.writer)).map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(before));
    const [candidate] = await applications(again.writer);
    const resume = candidate && (await fetchResume(again.writer, candidate, []));
    expect(resume && getPdfText(resume.content)).toBe("kept");
    expect((await again.post("/api/newsletter", filled("new@example.com"))).status).toBe(201);
  });

  it("say in one sentence what is wrong", async () => {
    const empty = temporaryFolder();
    for (const args of [["backup"], ["backup", "a", "b"], ["backup", join(empty, "copy")]]) {
      const { code, said } = await call(empty, ...args);
      expect(code).toBe(1);
      expect(said.trim().split("\n")).toHaveLength(1);
    }
    expect(readdirSync(empty)).toEqual([]);
  });
});

describe("the backup of a night", () => {
  const log = pino({ level: "silent" });
  const at = (text: string) => new Date(text);

  it("is made once after three, made up for when it was missed, and the oldest go", async () => {
    const folder = join(temporaryFolder(), "backups");
    let now = at("2026-03-10T02:59:00");
    const nightly = createNightlyBackup({
      dataDir: temporaryFolder(),
      folder,
      keep: 2,
      log,
      now: () => now,
      make: async (path) => mkdirSync(path),
    });
    const count = async (time: string) => {
      now = at(time);
      await nightly.look();
      return readdirSync(folder).length;
    };
    // Last night's is missing.
    expect(await count("2026-03-10T02:59:00")).toBe(1);
    expect(await count("2026-03-10T03:01:00")).toBe(2);
    expect(await count("2026-03-10T23:59:00")).toBe(2);
    mkdirSync(join(folder, "something else"));
    const first = readdirSync(folder)[0];
    expect(await count("2026-03-12T09:00:00")).toBe(3);
    expect(readdirSync(folder)).not.toContain(first);
    expect(await count("2026-03-13T02:00:00")).toBe(3);
  });

  it("is tried again when it failed, and none goes for it", async () => {
    const folder = temporaryFolder();
    let fails = true;
    const nightly = createNightlyBackup({
      dataDir: temporaryFolder(),
      folder,
      keep: 1,
      log,
      make: async (path) => {
        mkdirSync(path);
        if (fails) throw new Error("disk full");
      },
    });
    const old = join(folder, "2020-01-01T03-00-00Z");
    mkdirSync(old);
    await nightly.look();
    expect(readdirSync(folder)).toEqual(["2020-01-01T03-00-00Z", "unfinished"]);
    fails = false;
    await nightly.look();
    expect(existsSync(old)).toBe(false);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});
