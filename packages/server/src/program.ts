import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadEnvFile } from "./settings/envFile.ts";
import { SettingsError, StartError } from "./settings/errors.ts";
import { readSettings } from "./settings/settings.ts";
import type { SiteDefinition } from "./site.ts";
import { getDatasets } from "./site.ts";
import { type StartOptions, start } from "./start.ts";

interface SiteModule {
  default: SiteDefinition;
}

/**
 * Runs `agency-server SITE`, where SITE exports a `SiteDefinition` as default. Stops gracefully on
 * SIGTERM and SIGINT. `--without-pages` is for `pnpm dev`. Exits with 1 if the start fails.
 */
export function runProgram(options?: Pick<StartOptions, "timeouts">): Promise<void> {
  return run(options).catch((error: unknown) => {
    const isKnown = error instanceof SettingsError || error instanceof StartError;
    console.error(
      isKnown
        ? error.message
        : `The server could not start: ${String((error as Error)?.message ?? error)}`,
    );
    process.exit(1);
  });
}

async function run(startOptions: Pick<StartOptions, "timeouts"> = {}): Promise<void> {
  // Submissions are readable by this user only.
  process.umask(0o077);
  loadEnvFile();
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
    ...startOptions,
  });
  let stops = 0;
  const stop = async (drain: boolean) => {
    if (++stops > 1) process.exit(1);
    await running.stop({ drain });
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop(true));
  // Ctrl+C should return at once.
  process.on("SIGINT", () => void stop(false));
  process.stdout.write(`Ready at ${running.url}\n`);
}
