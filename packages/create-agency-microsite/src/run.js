import { spawnSync } from "node:child_process";

/** What a command of the workspace sets for itself, and no project outside may inherit. */
const cleared = { NODE_OPTIONS: "", NODE_ENV: "" };

/**
 * Runs a command in silence. Throws with all that it said when it fails.
 *
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} args
 * @returns {string} what it said
 */
export function run(cwd, program, args) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...cleared },
    encoding: "utf8",
    // npm and npx are scripts of the shell there.
    shell: process.platform === "win32",
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  return `${stdout}\n${stderr}`;
}
