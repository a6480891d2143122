import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  browserContent,
  readSettings,
  type Settings,
  SettingsError,
  withSettings,
} from "@agency/server";
import { createServer, type Plugin } from "vite";
import { freePort } from "../scripts/freePort.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const site = fileURLToPath(new URL(".", import.meta.url));

/**
 * Development server with hot reload (`pnpm dev`). Vite serves the pages at PORT. It proxies
 * `/api`, `/content` and health checks to the server, which restarts on changes. Storybook runs at
 * port 6006. Ctrl-C stops everything.
 */
async function main(): Promise<void> {
  loadEnvironment();
  const settings = readSettings(process.env);
  const apiPort = await freePort();
  const server = startServer(settings, apiPort);
  const children = [server, startStorybook()];
  const vite = await startVite(settings, `http://127.0.0.1:${apiPort}`);

  let stopping = false;
  const stop = async (status: number) => {
    if (stopping) return;
    stopping = true;
    for (const child of children) child.kill("SIGTERM");
    await Promise.all([vite.close(), ...children.map(exited)]);
    process.exit(status);
  };
  process.on("SIGINT", () => void stop(0));
  process.on("SIGTERM", () => void stop(0));
  await new Promise((resolve) => server.stdout?.once("data", resolve));
  server.stdout?.resume();
  process.stdout.write(
    `Ready at http://localhost:${settings.port}\nStorybook at http://localhost:6006\n`,
  );
}

function loadEnvironment(): void {
  try {
    process.loadEnvFile(`${root}.env`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function startServer({ port, siteUrl }: Settings, apiPort: number): ChildProcess {
  const main = fileURLToPath(import.meta.resolve("@agency/server/main"));
  return spawn(
    process.execPath,
    [
      "--watch",
      "--watch-preserve-output",
      "--conditions=@agency/source",
      main,
      `${site}server.ts`,
      "--without-pages",
    ],
    {
      cwd: root,
      // Discards the server's "Ready" line.
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        PORT: String(apiPort),
        SITE_URL: siteUrl ?? `http://localhost:${port}`,
      },
    },
  );
}

function startStorybook(): ChildProcess {
  const storybook = `${root}node_modules/.bin/storybook`;
  return spawn(storybook, ["dev", "-p", "6006", "--exact-port", "--ci", "--quiet"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function startVite(settings: Settings, api: string) {
  const { host, port, content, analyticsScripts, retentionDays, newsletterConfirms } = settings;
  const plugin: Plugin = {
    name: "public-settings",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        withSettings(html, {
          siteUrl: settings.siteUrl ?? `http://localhost:${port}`,
          // The server also reads private datasets.
          content: browserContent(content),
          analytics: analyticsScripts,
          retentionDays,
          ...(newsletterConfirms && { newsletterConfirms: true as const }),
        }),
    },
  };
  const paths = ["/api", "/content", "/healthz", "/readyz", ...analyticsScripts];
  const vite = await createServer({
    root: site,
    configFile: `${site}vite.config.ts`,
    plugins: [plugin],
    server: {
      host,
      port,
      strictPort: true,
      proxy: Object.fromEntries(paths.map((path) => [path, { target: api }])),
    },
  });
  await vite.listen();
  return vite;
}

function exited(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
