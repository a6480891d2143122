import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSettings } from "@agency/server/internal/settings/settings";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { programEnv } from "@agency/server/testing/compiled";
import { freePort } from "@agency/server/testing/ports";
import { withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { afterEach, describe, expect, it } from "vitest";
import { openDesk } from "../src/staff/connect.ts";
import { getEnv, withDesk } from "./support/staff.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);
const atWork = withDesk(startSite);

afterEach(cleanUp);

describe("pnpm submissions", () => {
  const cli = fileURLToPath(new URL("../src/staff/cli.ts", import.meta.url));
  const call = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ["--conditions=@agency/source", cli, ...args], {
      cwd: env.CWD ?? temporaryFolder(),
      env: { ...programEnv, ...env },
      encoding: "utf8",
    });

  it("works with the server stopped, reads .env, and says what is wrong", async () => {
    const { site, app } = await atWork();
    await site.stop();
    const folder = temporaryFolder();
    mkdirSync(join(folder, "x"));
    writeFileSync(join(folder, ".env"), `DATA_DIR=${site.dataDir}\n`);
    const done = call({ CWD: folder }, "status", app, "in", "review", "--by", "Nour");
    expect(done.stderr).toBe("");
    expect(done.stdout).toBe(`${app}: new → in review\n`);
    const wrong = call({ CWD: folder }, "status", app, "answered");
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toMatch(/^A submission that is "in review" cannot become "answered"/);
    expect(call({}, "--help").stdout).toContain("pnpm submissions erase");
  });

  it.each([
    [["list", "--nothing"], "Unknown option '--nothing'. `pnpm submissions --help` lists"],
    [["list", "--status"], "Option '--status <value>' argument missing. `pnpm submissions --help`"],
    [["list", "contact", "new"], '"new" is one argument too many for list.'],
    [["purge", "all"], '"all" is one argument too many for purge.'],
    [["status", "x", "in", "review", "now"], '"now" is one argument too many for status.'],
  ])("refuses %j with a sentence", (args, sentence) => {
    const { status, stdout, stderr } = call({}, ...args);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect([status, stdout]).toEqual([1, ""]);
  });

  it("makes no data folder where there is none", () => {
    const folder = temporaryFolder();
    const { status, stderr } = call({ DATA_DIR: join(folder, "typo") }, "list");
    expect(status).toBe(1);
    expect(stderr).toBe(
      `There is no site data in ${join(folder, "typo")}. Set DATA_DIR to the server's folder, or start the server once.\n`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it("reaches a running server whatever its port, and says when it does not answer", async () => {
    const site = await startSite();
    const port = String(await freePort());
    const open = () => openDesk(readSettings({ ...getEnv(site), PORT: port }), "Salma");
    await (await open()).close();
    writeFileSync(join(site.dataDir, "content-address"), `http://127.0.0.1:${port}`);
    await expect(open()).rejects.toThrow(
      "A server is using DATA_DIR, but its content service does not respond. Wait until it is ready, or stop it.",
    );
  });
});
