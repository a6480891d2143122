import { readFileSync } from "node:fs";

/** Fields of a published manifest that name the owner. */
const ownerFields = ["license", "author", "homepage", "bugs"];

const owner = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** Conditions for this workspace. Packages contain no sources. */
const removeSources = (value) =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => name !== "@agency/source")
          .map(([name, nested]) => [name, removeSources(nested)]),
      )
    : value;

/** Writes the owner of the root's package.json into a published manifest, and removes what only the workspace needs. */
function beforePacking({ devDependencies: _, scripts: __, ...manifest }) {
  return {
    ...manifest,
    ...Object.fromEntries(ownerFields.map((field) => [field, owner[field]])),
    repository: { ...owner.repository, ...manifest.repository },
    exports: removeSources(manifest.exports),
  };
}

export const hooks = { beforePacking };
