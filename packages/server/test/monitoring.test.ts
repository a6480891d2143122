import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { readLastBackup, recordBackup } from "../src/content/backup/lastBackup.ts";
import { createNightlyBackup } from "../src/content/backup/nightlyBackup.ts";
import { createBackupCheck, createDiskCheck } from "../src/monitoring/checks.ts";
import { createMonitor, type HealthFinding } from "../src/monitoring/monitor.ts";
import { cleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { until } from "./support/wait.ts";

afterEach(cleanUp);

const log = pino({ level: "silent" });
const hours = (count: number) => count * 3_600_000;

describe("the check of the disk", () => {
  const read = (freeMb: number, totalMb: number) =>
    createDiskCheck("/data", (async () => ({
      bavail: freeMb * 256,
      blocks: totalMb * 256,
      bsize: 4_096,
    })) as never).read();

  it.each([
    [1_025, 100_000, false],
    [1_023, 100_000, true],
    [300, 2_000, false],
    [199, 2_000, true],
  ])("%s MB free of %s: alarm %s", async (free, total, isAlarm) => {
    const { details, alarm } = await read(free, total);
    expect(details).toEqual({ freeMb: free, totalMb: total });
    expect(alarm !== undefined).toBe(isAlarm);
  });

  it("reads the disk of a folder", async () => {
    expect(await createDiskCheck(temporaryFolder()).read()).toMatchObject({
      details: { freeMb: expect.any(Number), totalMb: expect.any(Number) },
    });
  });
});

describe("the check of the backup", () => {
  const start = Date.parse("2026-03-10T03:00:00Z");

  it("has the outcome of each nightly backup", async () => {
    const dataDir = temporaryFolder();
    let now = start;
    let fails = false;
    const nightly = createNightlyBackup({
      ...{ dataDir, folder: join(temporaryFolder(), "backups"), keep: 2, log },
      now: () => new Date(now),
      make: async (folder) => {
        if (fails) throw new Error("disk full");
        writeFileSync(folder, "");
      },
    });
    const check = createBackupCheck({ dataDir, isNightly: true, now: () => now });
    expect(await check.read()).toEqual({
      details: { nightly: true, succeededAt: null, ageHours: null, failedAt: null },
    });
    await nightly.look();
    now += hours(30);
    const succeededAt = "2026-03-10T03:00:00.000Z";
    const details = { nightly: true, succeededAt, ageHours: 30, failedAt: null };
    expect(await check.read()).toEqual({ details });
    fails = true;
    await nightly.look();
    const failed = await check.read();
    expect(failed.details).toEqual({ ...details, failedAt: "2026-03-11T09:00:00.000Z" });
    expect(failed.alarm).toContain("failed");
    fails = false;
    await nightly.look();
    expect(await check.read()).toMatchObject({ details: { ageHours: 0, failedAt: null } });
  });

  it("raises an alarm after 36 hours, unless backups are made by hand", async () => {
    const dataDir = temporaryFolder();
    await recordBackup(dataDir, "succeededAt", new Date(start));
    let now = start + hours(36);
    const create = (isNightly: boolean) =>
      createBackupCheck({ dataDir, isNightly, now: () => now });
    const [nightly, byHand] = [create(true), create(false)];
    expect((await nightly.read()).alarm).toBeUndefined();
    now += 1;
    expect((await nightly.read()).alarm).toContain("36 hours");
    expect((await byHand.read()).alarm).toBeUndefined();
  });

  it("expects none where none is set up, and one within 36 hours otherwise", async () => {
    let now = start;
    const create = (isNightly: boolean) =>
      createBackupCheck({ dataDir: temporaryFolder(), isNightly, now: () => now });
    const [none, nightly] = [create(false), create(true)];
    now += hours(37);
    expect((await none.read()).alarm).toBeUndefined();
    expect((await nightly.read()).alarm).toContain("36 hours");
  });

  it("takes a damaged record for none", async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, "last-backup.json"), "{");
    expect(await readLastBackup(dataDir)).toEqual({});
  });
});

describe("the monitor", () => {
  it("looks by itself, and logs changes only, those of checks that fail included", async () => {
    const lines: string[] = [];
    const finding: HealthFinding = { details: { left: 1 }, alarm: "it hangs" };
    let reads = 0;
    const monitor = createMonitor({
      checks: [
        { name: "broken", read: () => Promise.reject(new Error("no")) },
        { name: "silent", read: () => new Promise(() => {}) },
        {
          name: "queue",
          async read() {
            reads++;
            return finding;
          },
        },
      ],
      timeouts: { monitor: 5, ready: 20 },
      log: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
    });
    monitor.start();
    await until(() => reads > 3);
    delete finding.alarm;
    const before = reads;
    await until(() => reads > before + 3);
    const unknown = "the state is unknown: its check failed, see the line before";
    expect(await monitor.readChecks()).toEqual({
      details: { broken: {}, silent: {}, queue: { left: 1 } },
      alarms: ["broken", "silent"],
    });
    await monitor.stop();
    const stopped = reads;
    const logged = lines.map((line) => JSON.parse(line) as { check: string });
    expect(logged.filter(({ check }) => check === "queue")).toMatchObject([
      { level: 40, left: 1, msg: "it hangs" },
      { level: 30, msg: "alarm ended" },
    ]);
    for (const name of ["broken", "silent"])
      expect(logged.filter(({ check }) => check === name)).toMatchObject([
        { level: 40, msg: "check failed" },
        { level: 40, msg: unknown },
      ]);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(reads).toBe(stopped);
  });
});
