import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
} & Record<string, unknown>;

/** Below, `node:sqlite` needs a flag. */
const node = ">=22.13";

const needed = [
  "@hono/node-server",
  "hono",
  "ipaddr.js",
  "nodemailer",
  "pino",
  "rate-limiter-flexible",
  "valibot",
];

/**
 * Publishes form definitions, form endpoints and the waitlist. Content packages are bundled, so the
 * folder has its own manifest.
 */
export default defineConfig({
  entry: ["src/forms/*.ts", "src/endpoint/index.ts", "src/waitlist/index.ts"],
  format: "esm",
  target: "node22",
  // Only languages, errors and link allow-list.
  noExternal: ["@agency/content/language", "@agency/content/reader", "@agency/content/urls"],
  dts: true,
  clean: true,
  // Otherwise esbuild strips the prefix of `node:sqlite`, which has no other name.
  removeNodeProtocol: false,
  async onSuccess() {
    const { name, version, description, keywords, type, sideEffects, repository } = manifest;
    const { peerDependencies, peerDependenciesMeta } = manifest;
    const published = {
      ...{ name, version, description, keywords, type, sideEffects, repository },
      engines: { node },
      exports: {
        "./endpoint": { types: "./endpoint/index.d.ts", default: "./endpoint/index.js" },
        "./forms/*": { types: "./forms/*.d.ts", default: "./forms/*.js" },
        "./waitlist": { types: "./waitlist/index.d.ts", default: "./waitlist/index.js" },
      },
      dependencies: Object.fromEntries(
        needed.map((one) => [one, `^${manifest.dependencies[one]}`]),
      ),
      peerDependencies,
      peerDependenciesMeta,
    };
    writeFileSync("dist/package.json", `${JSON.stringify(published, undefined, 2)}\n`);
    for (const file of ["README.md", "CHANGELOG.md"])
      if (existsSync(file)) copyFileSync(file, `dist/${file}`);
  },
});
