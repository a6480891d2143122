import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
} & Record<string, unknown>;

const needed = [
  "@hono/node-server",
  "hono",
  "ipaddr.js",
  "pino",
  "rate-limiter-flexible",
  "valibot",
];

/**
 * Publishes the waitlist and form definitions. Content packages are bundled, so the folder has its
 * own manifest.
 */
export default defineConfig({
  entry: ["src/forms/*.ts", "src/waitlist/index.ts"],
  format: "esm",
  target: "node20",
  // Only languages, errors and link allow-list.
  noExternal: ["@agency/content/language", "@agency/content/reader", "@agency/content/urls"],
  dts: true,
  clean: true,
  async onSuccess() {
    const { name, version, description, keywords, type, sideEffects, repository } = manifest;
    const published = {
      ...{ name, version, description, keywords, type, sideEffects, repository },
      engines: { node: ">=20.19" },
      exports: {
        "./forms/*": { types: "./forms/*.d.ts", default: "./forms/*.js" },
        "./waitlist": { types: "./waitlist/index.d.ts", default: "./waitlist/index.js" },
      },
      dependencies: Object.fromEntries(
        needed.map((one) => [one, `^${manifest.dependencies[one]}`]),
      ),
    };
    writeFileSync("dist/package.json", `${JSON.stringify(published, undefined, 2)}\n`);
    for (const file of ["README.md", "CHANGELOG.md"])
      if (existsSync(file)) copyFileSync(file, `dist/${file}`);
  },
});
