import { spawn } from "node:child_process";
import { relative } from "node:path";
import { vendorLibrary } from "./library.js";
import { readOptions, UsageError, usage } from "./options.js";
import { requireEmptyFolder, setDependencies, writeProject } from "./project.js";
import { run } from "./run.js";

const log = (/** @type {string} */ text) => void process.stderr.write(`${text}\n`);

/**
 * Runs the built site until it exits. Forwards signals.
 *
 * @param {string} folder
 * @returns {Promise<number>}
 */
const serve = (folder) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["dist/server/main.js"], {
      cwd: folder,
      stdio: "inherit",
    });
    /** @type {const} */ (["SIGINT", "SIGTERM"]).forEach((signal) => {
      process.on(signal, () => child.kill(signal));
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 0));
  });

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function main(args) {
  try {
    const options = readOptions(args);
    if (!options) {
      process.stdout.write(`${usage}\n`);
      return 0;
    }
    const { folder } = options;
    requireEmptyFolder(folder);
    writeProject(options);
    log(`Wrote ${options.title} to ${folder}.`);
    setDependencies(folder, vendorLibrary(folder, options.packages));
    if (!options.install) return 0;
    log("Installing ...");
    run(folder, "npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"]);
    log("Building ...");
    const said = run(folder, "npm", ["run", "build"]).split("\n");
    // Adjusted colours.
    for (const line of said) if (line.startsWith(`${options.color}: `)) log(line);
    const way = relative(process.cwd(), folder) || ".";
    const here = way.startsWith("..") ? folder : way;
    log(`\nDone. cd ${here}, then: npm run dev (while you write), npm test, npm start.\n`);
    return options.start ? await serve(folder) : 0;
  } catch (error) {
    log(error instanceof UsageError ? error.message : String(error));
    return 1;
  }
}
