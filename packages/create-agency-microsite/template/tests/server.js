import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export const createDataFolder = () => mkdtempSync(join(tmpdir(), "waitlist-"));

/** @param {Record<string, string>} env */
export const spawnServer = (env) =>
  spawn(process.execPath, ["dist/server/main.js"], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });

/** @param {string} data */
function readStored(data) {
  const database = new DatabaseSync(join(data, "waitlist.db"), { readOnly: true });
  database.exec("PRAGMA busy_timeout = 5000");
  const rows = database.prepare("SELECT * FROM waitlist ORDER BY created_at").all();
  database.close();
  return rows;
}

/** @param {string} data */
function readMails(data) {
  const folder = join(data, "mail");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/**
 * Starts the built server on a free port.
 *
 * @param {string} [data] Folder that instances share. Unset: a new one, removed by `stop`.
 */
export async function startServer(data) {
  const folder = data ?? createDataFolder();
  const child = spawnServer({ DATA_DIR: folder });
  child.stderr.pipe(process.stderr);
  const url = await new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.once("data", (said) => resolve(String(said).replace(/^Ready at |\/\s*$/g, "")));
  });
  return {
    /** @type {string} */
    url,
    stored: () => readStored(folder),
    mails: () => readMails(folder),
    stop: () =>
      new Promise((done) => {
        child.once("exit", () => {
          if (!data) rmSync(folder, { recursive: true });
          done(undefined);
        });
        child.kill();
      }),
  };
}
