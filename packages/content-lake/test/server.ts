import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { type ClientConfig, ClientError, createClient, type SanityClient } from "@sanity/client";
import { expect } from "vitest";
import { type Lake, type LakeOptions, openLake } from "../src/index.ts";

/** A fresh folder and how to remove it. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "content-lake-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A lake on a free loopback port, with clients of the unmodified `@sanity/client`. */
export interface TestServer {
  url: string;
  lake: Lake;
  dataDir: string;
  /** Holds the token. */
  editor: SanityClient;
  /** Holds nothing. */
  visitor: SanityClient;
  client(config?: Partial<ClientConfig>): SanityClient;
  close(): Promise<void>;
}

/** As far as it is looked at, of HTTP/1.1 and 2. */
type Incoming = { socket: { remoteAddress?: string | undefined } };

export async function startServer(options: Partial<LakeOptions> = {}): Promise<TestServer> {
  const folder = temporaryFolder();
  const lake = await openLake({ dataDir: folder.path, ...options });
  const answer = (request: Request, { incoming }: { incoming: Incoming }) =>
    lake.fetch(request, {
      client: incoming.socket.remoteAddress,
      // Whole addresses for tests of programs that know nothing of a site.
      ...(options.publicUrl !== undefined && { publicUrl: new URL(request.url).origin }),
    });
  const server = serve({ fetch: answer, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = (config: Partial<ClientConfig> = {}) =>
    createClient({
      projectId: "local",
      dataset: "production",
      apiVersion: "2023-05-03",
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
      ...config,
    });
  return {
    url,
    lake,
    dataDir: folder.path,
    client,
    editor: client({ token: lake.token }),
    visitor: client(),
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      });
      await lake.close();
      folder.remove();
    },
  };
}

/** The error of a request that must be refused. */
export async function failure(promise: Promise<unknown>): Promise<ClientError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ClientError);
  return error as ClientError;
}
