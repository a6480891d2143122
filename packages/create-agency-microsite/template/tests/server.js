import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Starts the built server on a free port, with a new data folder.
 *
 * @param {string} [list] Initial waitlist.
 * @returns {Promise<{ url: string, stored: () => { email: string, language: string, at: string,
 *   consentText: string }[], stop: () => Promise<void> }>}
 */
export function startServer(list) {
  const data = mkdtempSync(join(tmpdir(), "waitlist-"));
  if (list) writeFileSync(join(data, "waitlist.jsonl"), list);
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.once("data", (said) =>
      resolve({
        url: String(said).replace(/^Ready at |\/\s*$/g, ""),
        stored: () =>
          readFileSync(join(data, "waitlist.jsonl"), "utf8")
            .split("\n")
            .filter((line) => line.endsWith("}"))
            .map((line) => JSON.parse(line)),
        stop: () =>
          new Promise((done) => {
            child.once("exit", () => {
              rmSync(data, { recursive: true });
              done();
            });
            child.kill();
          }),
      }),
    );
  });
}
