import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";

const template = new URL("../template/package.json", import.meta.url);

/** Windows has no folders of these names. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/;

/** npm installs no package in a project of its name. */
function getDependencies() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(template, "utf8"));
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** Source: validate-npm-package-name, not installed in a fresh clone. */
const reserved = ["node_modules", "favicon.ico", ...builtinModules];

/** @param {string} name */
const isReserved = (name) => reserved.includes(name) || devices.test(name);

/**
 * Suggests a similar free name.
 *
 * @param {string} name
 */
function suggest(name) {
  const plain = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 50)
    .replace(/-+$/, "");
  if (!plain) return "saffron-house";
  return isReserved(plain) || getDependencies().includes(plain) ? `${plain}-site` : plain;
}

/**
 * Returns a sentence on how to correct a name, or `undefined`.
 *
 * @param {string} name
 * @returns {string | undefined}
 */
export function findNameProblem(name) {
  const choose = `Choose another, for example "${suggest(name)}".`;
  if (name.length > 214)
    return `The name has ${name.length} characters, and npm allows 214. ${choose}`;
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name))
    return `"${name}" is no name for a package, which has small letters, digits and hyphens. ${choose}`;
  if (getDependencies().includes(name))
    return `"${name}" is a package that the site uses. ${choose}`;
  if (isReserved(name)) return `"${name}" is a reserved name. ${choose}`;
  return undefined;
}
