import { join } from "node:path";
import { scan } from "@agency/server/internal/resume/clamd";
import { readSettings } from "@agency/server/internal/settings/settings";
import { debianClamd, ownClamd, type StartClamd, virus } from "@agency/server/testing/clamd";
import { cleanUp, onCleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { pdf } from "@agency/server/testing/pdfs";
import { freePort } from "@agency/server/testing/ports";
import { withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import {
  addVacancies,
  application,
  applications,
  apply,
  assets,
  getFields,
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, describe, expect, it } from "vitest";
import * as commands from "../src/staff/commands.ts";
import { openDesk } from "../src/staff/connect.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ rescan: 50 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const clamds: [string, StartClamd | undefined][] = [
  ["clamd of the tests", ownClamd()],
  ["clamd of Debian", debianClamd],
];

async function atWork(startClamd: StartClamd) {
  const port = await freePort();
  const site = await startSite({ CLAMAV_HOST: `127.0.0.1:${port}` });
  await addVacancies(site.writer);
  const settings = readSettings({ PORT: new URL(site.url).port, DATA_DIR: site.dataDir });
  const desk = await openDesk(settings, "Salma");
  onCleanUp(desk.close);
  const send = (email: string, content: Buffer) =>
    apply(site.url, application(email), { name: "cv.pdf", content });
  const getState = async (email: string) =>
    (await applications(site.writer)).find((one) => one.email === email)?.resumeFile?.scan;
  const start = async () => {
    const end = await startClamd(port);
    const address = { host: "127.0.0.1", port };
    await until(async () => (await scan(address, Buffer.from("x"), timeouts.scan)) === "clean");
    return end;
  };
  return { site, desk, send, getState, start };
}

describe.each(clamds)("with the %s a resume", (_name, startClamd) => {
  it.skipIf(!startClamd)("is stored when it is clean, and refused when it is not", async () => {
    const { site, send, getState, start } = await atWork(startClamd as StartClamd);
    await start();
    expect((await send("clean@example.com", pdf("-".repeat(3e6)))).status).toBe(201);
    expect(await getState("clean@example.com")).toBe("clean");
    const refused = await send("ill@example.com", pdf(`${"-".repeat(3e6)}${virus}`));
    expect(refused.status).toBe(422);
    expect(await getFields(refused)).toEqual([{ field: "resume", code: "file-infected" }]);
    expect(await assets(site.writer)).toHaveLength(1);
    expect(await getState("ill@example.com")).toBeUndefined();
  });

  it.skipIf(!startClamd)("that came while it was away waits, and nobody gets it", async () => {
    const { site, desk, send, getState, start } = await atWork(startClamd as StartClamd);
    const answer = await send("early@example.com", pdf());
    expect(answer.status).toBe(201);
    const { reference } = await answer.json();
    expect((await send("ill@example.com", pdf(virus))).status).toBe(201);
    expect(await getState("early@example.com")).toBe("waiting");
    const to = { to: join(temporaryFolder(), "cv.pdf") };
    await expect(commands.fetchFile(desk, [reference], to)).rejects.toThrow("has not seen it yet");
    await expect(commands.link(desk, [reference], {})).rejects.toThrow("has not seen it yet");
    expect((await commands.show(desk, [reference], {}))[0]).toContain('"scan": "waiting"');

    await start();
    await until(async () => (await getState("early@example.com")) === "clean");
    await commands.fetchFile(desk, [reference], to);
    await until(async () => (await getState("ill@example.com")) === "infected");
    expect(await assets(site.writer)).toHaveLength(1);
    const [ill] = (await applications(site.writer)).filter(({ email }) => /^ill/.test(email));
    expect(ill?.resume).toBeNull();
    expect(ill?.resumeFile).not.toHaveProperty("key");
    await expect(commands.fetchFile(desk, [ill?.reference], to)).rejects.toThrow("a virus");
  });
});

describe("a scanner", () => {
  it.each([
    ["that is out of order", ownClamd("stream: Can't allocate memory ERROR")],
    ["that says nothing to the point", ownClamd("pong")],
    ["that never answers", ownClamd("")],
  ])("%s has said nothing", async (_what, startClamd) => {
    const port = await freePort();
    await startClamd(port);
    expect(await scan({ host: "127.0.0.1", port }, Buffer.alloc(1e6), 200)).toBeUndefined();
  });

  it.each(["", " ", "clamd", "127.0.0.1:99", "[::1]:3310"])("may be at %j", (value) => {
    expect(() => readSettings({ CLAMAV_HOST: value })).not.toThrow();
  });

  it.each(["tcp://clamd", "clamd:x", "a/b", "user@clamd"])("may not be at %j", (value) => {
    expect(() => readSettings({ CLAMAV_HOST: value })).toThrow("CLAMAV_HOST is no host");
  });
});
