#!/usr/bin/env node
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import type { Lake } from "./lake.ts";
import type { LakeOptions } from "./options.ts";

const HELP = `content-lake: the HTTP API of Sanity's Content Lake on this machine

  content-lake serve [--port 3333] [--host 127.0.0.1]   starts the server
  content-lake import <file.ndjson | folder> [dataset]  imports documents and assets (--replace: overwrites)
  content-lake export <folder> [dataset]                exports documents and assets to a folder
  content-lake reset [dataset]                          deletes all documents and assets of a dataset

The dataset is "production" if none is given.

  --data <folder>       data folder (.data)
  --project <id>        project id (local)
  --dataset <name=public|private>   a dataset, repeatable
                        (default: production=public and submissions=private)
  --allow-host <name>   a further accepted Host header, repeatable
  --allow-origin <url>  an allowed CORS origin, repeatable
  --help                this text
`;

const NONE: string[] = [];

const OPTIONS = {
  port: { type: "string", default: "3333" },
  host: { type: "string", default: "127.0.0.1" },
  data: { type: "string", default: ".data" },
  project: { type: "string", default: "local" },
  dataset: { type: "string", multiple: true },
  "allow-host": { type: "string", multiple: true, default: NONE },
  "allow-origin": { type: "string", multiple: true, default: NONE },
  replace: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

type Values = ReturnType<typeof readArguments>["values"];

function readArguments() {
  return parseArgs({ options: OPTIONS, allowPositionals: true });
}

async function main(): Promise<void> {
  // Data and exports are private to this user.
  process.umask(0o077);
  const { values, positionals } = readArguments();
  const [command, ...rest] = positionals;
  if (values.help || command === "help") return void process.stdout.write(HELP);
  if (command === "serve") return serveLake(values, expect(rest, 0, 0));
  if (command === "import") return importInto(values, expect(rest, 1, 2));
  if (command === "export") return exportFrom(values, expect(rest, 1, 2));
  if (command === "reset") return resetDataset(values, expect(rest, 0, 1));
  throw new Error(command ? `There is no command "${command}".` : "A command is missing.");
}

function expect(given: string[], min: number, max: number): string[] {
  if (given.length < min) throw new Error("An argument is missing.");
  if (given.length > max) throw new Error(`"${given[max]}" is one argument too many.`);
  return given;
}

function lakeOptions(values: Values): LakeOptions {
  const datasets = Object.fromEntries(
    (values.dataset ?? []).map((text) => {
      const [name = "", visibility = "public"] = text.split("=");
      return [name, visibility as "public" | "private"];
    }),
  );
  return {
    dataDir: resolve(values.data),
    projectId: values.project,
    allowedOrigins: values["allow-origin"],
    ...(values.dataset && { datasets }),
  };
}

// Lazy, so that help prints at once.
async function openLake(options: LakeOptions): Promise<Lake> {
  const lake = await import("./index.ts");
  return lake.openLake(options);
}

/** Common to HTTP/1.1 and HTTP/2. */
type Incoming = { socket: { remoteAddress?: string | undefined } };

async function serveLake(values: Values, _: string[]): Promise<void> {
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, not "${values.port}".`);
  }
  const hostname = values.host;
  const allowedHosts = ["localhost", "127.0.0.1", "[::1]", hostname, ...values["allow-host"]];
  const lake = await openLake({ ...lakeOptions(values), allowedHosts });
  const answer = (request: Request, { incoming }: { incoming: Incoming }) =>
    lake.fetch(request, {
      client: incoming.socket.remoteAddress,
      publicUrl: new URL(request.url).origin,
    });
  const server = serve({ fetch: answer, port, hostname }, (address) => {
    const shown = address.family === "IPv6" ? `[${address.address}]` : address.address;
    const url = `http://${shown}:${address.port}`;
    console.log(`content-lake answers at ${url}, token in ${join(resolve(values.data), "token")}`);
  });
  server.on("error", (error) => void lake.close().then(() => fail(error)));
  const stop = () => {
    // Open requests get five seconds.
    setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), 5000).unref();
    server.close(() => void lake.close().then(() => process.exit(0)));
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
}

async function importInto(values: Values, [file = "", dataset = "production"]: string[]) {
  await withLake(values, async (lake) => {
    const { documents, assets } = await lake.importNdjson(dataset, resolve(file), {
      replace: values.replace,
    });
    console.log(`Imported ${documents} documents and ${assets} assets into ${dataset}.`);
  });
}

async function exportFrom(values: Values, [folder = "", dataset = "production"]: string[]) {
  await withLake(values, async (lake) => {
    const { documents, assets } = await lake.exportNdjson(dataset, resolve(folder));
    console.log(`Exported ${documents} documents and ${assets} assets from ${dataset}.`);
  });
}

async function resetDataset(values: Values, [dataset = "production"]: string[]) {
  await withLake(values, async (lake) => {
    await lake.reset(dataset);
    console.log(`Deleted everything in ${dataset}.`);
  });
}

async function withLake(values: Values, work: (lake: Lake) => Promise<void>): Promise<void> {
  const lake = await openLake(lakeOptions(values));
  try {
    await work(lake);
  } finally {
    await lake.close();
  }
}

function fail(error: unknown): never {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  if (cause !== undefined) console.error(cause);
  process.stderr.write(`content-lake: ${message}\nSee content-lake --help.\n`);
  process.exit(1);
}

main().catch(fail);
