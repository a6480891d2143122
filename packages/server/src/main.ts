#!/usr/bin/env node
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

// Before anything that older versions cannot read.
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `Node ${process.versions.node} is too old: use Node 24 or newer, or start with \`npm start\`, which brings it along.`,
  );
  process.exit(1);
}

const { SettingsError, StartError } = await import("./settings/errors.ts");
const { readSettings } = await import("./settings/settings.ts");
const { getDatasets } = await import("./site.ts");
const { start } = await import("./start.ts");

/**
 * The program: `agency-server SITE`, where the file SITE exports a `SiteDefinition` as its default.
 * It reads the settings, starts, and stops in good order on SIGTERM and SIGINT. With
 * `--without-pages`, as `pnpm dev` starts it, it serves all but the pages.
 */
async function main(): Promise<void> {
  // What visitors send is for this user alone.
  process.umask(0o077);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const [file, ...options] = process.argv.slice(2);
  if (!file) throw new StartError("Name the file of a site: `agency-server site/server.ts`.");
  const { default: site } = (await import(pathToFileURL(resolve(file)).href)) as SiteModule;
  const settings = readSettings(process.env, getDatasets(site));
  const running = await start(settings, site, {
    ...(!options.includes("--without-pages") && {
      dist: site.build.dist,
      renderer: site.build.renderer,
    }),
    ...(site.sample && { sample: site.sample }),
  });
  let stops = 0;
  const stop = async (drain: boolean) => {
    if (++stops > 1) process.exit(1);
    await running.stop({ drain });
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop(true));
  // Ctrl+C: whoever presses it waits for the prompt, and no balancer looks on.
  process.on("SIGINT", () => void stop(false));
  process.stdout.write(`Ready at ${running.url}\n`);
}

interface SiteModule {
  default: import("./site.ts").SiteDefinition;
}

main().catch((error: unknown) => {
  const isKnown = error instanceof SettingsError || error instanceof StartError;
  console.error(
    isKnown
      ? error.message
      : `The server could not start: ${String((error as Error)?.message ?? error)}`,
  );
  process.exit(1);
});
