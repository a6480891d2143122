import { writeFileSync } from "node:fs";
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SettingsError } from "../src/settings/errors.ts";
import { loadSecret } from "../src/settings/secret.ts";
import { cleanUp, onCleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { startSite } from "./support/startSite.ts";

afterEach(cleanUp);

describe("the secret", () => {
  it("is made once, however many are first, and stays", async () => {
    const folder = temporaryFolder();
    const made = await Promise.all(Array.from({ length: 5 }, () => loadSecret(folder, undefined)));
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await loadSecret(folder, undefined)).toBe(made[0]);
    expect(await loadSecret(folder, "the one that is set")).toBe("the one that is set");
    expect(await files.readdir(folder)).toEqual(["secret"]);
  });

  it.each(["", " \n", "too-short-to-be-a-secret"])(
    "that is kept as %j stops the start",
    async (kept) => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, "secret"), kept);
      const failing = startSite({ DATA_DIR: folder });
      await expect(failing).rejects.toThrow(SettingsError);
      await expect(failing).rejects.toThrow(
        `The file ${join(folder, "secret")} holds no secret of 32 characters: put back the one from your backup, or delete the file`,
      );
    },
  );

  it("that cannot be kept is asked for", async () => {
    const error = Object.assign(new Error("x"), { code: "EPERM" });
    const spy = vi.spyOn(files, "link").mockRejectedValue(error);
    syncBuiltinESMExports();
    onCleanUp(() => {
      spy.mockRestore();
      syncBuiltinESMExports();
    });
    const folder = temporaryFolder();
    await expect(loadSecret(folder, undefined)).rejects.toThrow(
      "DATA_DIR is on a file system without hard links (EPERM): set SECRET,",
    );
    expect(await files.readdir(folder)).toEqual([]);
  });

  it("that is another one than the submissions were taken with stops the start", async () => {
    const folder = temporaryFolder();
    const site = await startSite({ DATA_DIR: folder });
    await site.stop();
    await expect(startSite({ DATA_DIR: folder, SECRET: "another".repeat(8) })).rejects.toThrow(
      "SECRET is not the one that the stored submissions were taken with",
    );
    await startSite({ DATA_DIR: folder });
  });
});
