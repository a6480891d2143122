import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Before anything that older versions cannot read.
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `Node ${process.versions.node} is too old: use Node 24 or newer, or start with \`npm start\`, which brings it along.`,
  );
  process.exit(1);
}

const { SettingsError } = await import("./env.ts");
const { readSettings } = await import("./settings.ts");
const { start } = await import("./start.ts");
const { StartError } = await import("./startError.ts");
const { sampleContent } = await import("@agency/content/sample");

/**
 * The program: reads the settings, starts, and stops in good order on SIGTERM and SIGINT. With
 * `--without-pages`, as `pnpm dev` starts it, it serves all but the pages.
 */
async function main(): Promise<void> {
  // What visitors send is for this user alone.
  process.umask(0o077);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const running = await start(readSettings(process.env), {
    ...(!process.argv.includes("--without-pages") && {
      dist: fileURLToPath(new URL("../dist/client", import.meta.url)),
      renderer: fileURLToPath(new URL("../dist/server/render.js", import.meta.url)),
    }),
    sampleFile: sampleContent,
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

main().catch((error: unknown) => {
  const isKnown = error instanceof SettingsError || error instanceof StartError;
  console.error(
    isKnown
      ? error.message
      : `The server could not start: ${String((error as Error)?.message ?? error)}`,
  );
  process.exit(1);
});
