import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "./usageError.js";

const template = fileURLToPath(new URL("../template/", import.meta.url));

/** Languages with sample texts. */
export const translated = ["en", "ar"];

/** Leftovers of runs in the template. */
const ignoredFiles = /[\\/](node_modules|dist|\.data|brand\.css|icon\.svg)$/;

/**
 * @param {string} path
 * @param {(content: Record<string, any>) => Record<string, any>} change
 */
function changeJson(path, change) {
  const content = change(JSON.parse(readFileSync(path, "utf8")));
  writeFileSync(path, `${JSON.stringify(content, undefined, 2)}\n`);
}

/**
 * Creates the folder, unless it exists and is empty.
 *
 * @param {string} folder
 * @returns {() => void} removes what was created
 */
export function createFolder(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new UsageError(`${folder} is there already, and not empty.`);
  }
  const outermost = mkdirSync(folder, { recursive: true });
  return () => {
    for (const name of readdirSync(folder))
      rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
    if (!outermost) return;
    // Parents too, unless something else is in them by now.
    for (let each = folder; each.length >= outermost.length; each = dirname(each)) {
      if (readdirSync(each).length > 0) return;
      rmdirSync(each);
    }
  };
}

/**
 * Copies the template and applies the options.
 *
 * @param {import("./options.js").Options} options
 */
export function writeProject({ folder, name, title, color, languages, opensAt, timeZone }) {
  cpSync(template, folder, { recursive: true, filter: (source) => !ignoredFiles.test(source) });
  // npm does not publish a `.gitignore`.
  renameSync(join(folder, "_gitignore"), join(folder, ".gitignore"));
  changeJson(join(folder, "package.json"), (content) => ({ ...content, name }));
  for (const language of languages.filter((each) => !translated.includes(each)))
    execFileSync(process.execPath, ["scripts/new.js", "language", language], { cwd: folder });
  changeJson(join(folder, "src/site.json"), (content) => ({
    ...content,
    name: title,
    color,
    languages,
    opensAt,
    timeZone,
  }));
}

/**
 * @param {string} folder
 * @param {Record<string, string>} dependencies
 */
export function setDependencies(folder, dependencies) {
  changeJson(join(folder, "package.json"), (content) => ({
    ...content,
    dependencies: { ...dependencies, ...content.dependencies },
  }));
}
