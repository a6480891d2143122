import { execFileSync, spawn } from "node:child_process";
import { chownSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { findPostgres } from "../../../../scripts/postgres.ts";
import { onCleanUp, temporaryFolder } from "./cleanUp.ts";
import { freePort } from "./ports.ts";
import { until } from "./wait.ts";

/** PostgreSQL refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const bin = findPostgres();

/** Starts Debian's PostgreSQL with an empty database. Unset without it. */
export const startPostgres = bin
  ? async (): Promise<string> => {
      const folder = temporaryFolder();
      if (nobody) chownSync(folder, nobody.uid, nobody.gid);
      const options = { ...nobody, cwd: folder, env: { LC_ALL: "C" }, stdio: "ignore" } as const;
      const data = join(folder, "data");
      const settings = ["-D", data, "-U", "test", "-A", "trust", "--no-sync"];
      execFileSync(join(bin, "initdb"), settings, options);
      const port = String(await freePort());
      const args = ["-D", data, "-p", port, "-c", "unix_socket_directories=", "-F"];
      const child = spawn(join(bin, "postgres"), args, options);
      const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      onCleanUp(async () => {
        child.kill("SIGINT");
        await ended;
      });
      const url = `postgres://test@127.0.0.1:${port}/postgres`;
      await until(() => isReady(url));
      return url;
    }
  : undefined;
