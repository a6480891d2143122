import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { type ClientConfig, ClientError, createClient, type SanityClient } from "@sanity/client";
import { expect } from "vitest";
import { type Lake, type LakeOptions, openLake } from "../src/index.ts";

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "content-lake-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Uses the unmodified `@sanity/client`. */
export interface TestServer {
  url: string;
  lake: Lake;
  dataDir: string;
  /** With the token. */
  editor: SanityClient;
  /** Anonymous. */
  visitor: SanityClient;
  client(config?: Partial<ClientConfig>): SanityClient;
  close(): Promise<void>;
}

type Incoming = { socket: { remoteAddress?: string | undefined } };

export async function startServer(options: Partial<LakeOptions> = {}): Promise<TestServer> {
  const folder = temporaryFolder();
  const lake = await openLake({ dataDir: folder.path, ...options });
  const answer = (request: Request, { incoming }: { incoming: Incoming }) =>
    lake.fetch(request, {
      client: incoming.socket.remoteAddress,
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

export async function failure(promise: Promise<unknown>): Promise<ClientError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ClientError);
  return error as ClientError;
}
