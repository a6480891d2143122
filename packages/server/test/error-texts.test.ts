import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { pool } from "workerpool";
import type { Extension } from "../src/extension.ts";
import { ApiError } from "../src/http/errors.ts";
import { cleanUp, temporaryFolder } from "./support/cleanUp.ts";
import fixtureSite from "./support/site.ts";
import { startSite } from "./support/startSite.ts";

afterEach(cleanUp);

const withCode = (code: string, path: string) =>
  Object.assign(new Error(`${code}: open '${path}'`), { code, path });

async function runWorker(path: string): Promise<void> {
  const workers = pool();
  try {
    await workers.exec(
      (file: string) => {
        throw new Error(`The worker cannot read ${file}`);
      },
      [path],
    );
  } finally {
    await workers.terminate(true);
  }
}

const faults: Record<string, (path: string) => unknown> = {
  ENOENT: (path) => readFileSync(`${path}/missing`),
  EISDIR: (path) => readFileSync(path),
  EACCES: (path) => {
    throw withCode("EACCES", path);
  },
  ENOSPC: (path) => {
    throw withCode("ENOSPC", path);
  },
  SQLite: (path) => new DatabaseSync(`${path}/missing/data.db`),
  worker: runWorker,
  "cause of a known error": (path) => {
    throw new ApiError("internal", { cause: withCode("EACCES", path) });
  },
  "value that is no error": (path) => {
    throw path;
  },
};

describe("an answer to a fault of the server", () => {
  it.each(Object.keys(faults))("names no path (%s)", async (name) => {
    const path = temporaryFolder();
    const routes = () =>
      new Hono().all("/fault", async (c) => {
        await faults[name]?.(path);
        return c.text("no fault");
      });
    const extension: Extension = { open: () => ({ routes, paths: ["/fault"] }) };
    const site = await startSite({}, { site: { ...fixtureSite, extensions: [extension] } });
    for (const [method, type] of [
      ["GET", "text/html"],
      ["POST", "application/json"],
    ] as const) {
      const answer = await fetch(`${site.url}/fault`, { method, headers: { Accept: type } });
      const shown = `${await answer.text()} ${JSON.stringify([...answer.headers])}`;
      expect(answer.status).toBe(500);
      for (const place of [path, import.meta.dirname, "node_modules"])
        expect(shown).not.toContain(place);
      expect(shown).not.toMatch(/\n\s+at /);
    }
  });
});
