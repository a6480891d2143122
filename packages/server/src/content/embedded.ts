import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { indexes, submissionIndexes } from "@agency/content/indexes";
import { queries } from "@agency/content/queries/all";
import { browserQueries } from "@agency/content/queries/browser";
import { includeHidden } from "@agency/content/queries/preview";
import { getRedirectChanges } from "@agency/content/redirect-changes";
import { type Caller, type ChangeFeed, type Lake, openLake } from "@agency/content-lake";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { toLogFields } from "../http/errors.ts";
import { isLoopback } from "../http/hosts.ts";
import type { Settings } from "../settings/settings.ts";
import { type ContentEvents, toContentEvents } from "./events.ts";
import type { SampleContent } from "./sample.ts";

export interface EmbeddedContent {
  token: string;
  /** Loopback address with its own listener, which closes last. */
  address: string;
  isEmpty: boolean;
  changes: ContentEvents;
  getChanges: (dataset: string) => ChangeFeed;
  /** Gets the path without `/content`. */
  fetch: (request: Request, caller: Caller) => Promise<Response>;
  closeStreams: () => void;
  close: () => Promise<void>;
}

export interface EmbeddedContentOptions {
  datasets?: readonly string[];
  sample?: SampleContent | undefined;
}

/** Opens the embedded content service. Imports the sample if empty. */
export async function openEmbeddedContent(
  settings: Settings,
  log: Logger,
  { datasets = [], sample }: EmbeddedContentOptions = {},
): Promise<EmbeddedContent> {
  const { projectId, dataset, submissionsDataset, token, tokens } = settings.content;
  const hosts = allowedHosts(settings);
  const lake = await openLake({
    dataDir: settings.dataDir,
    projectId,
    datasets: {
      [dataset]: "public",
      ...Object.fromEntries([submissionsDataset, ...datasets].map((name) => [name, "private"])),
    },
    publicUrl: "/content",
    anonymousQueries: browserQueries,
    knownQueries: new Set([...queries].flatMap((query) => [query, includeHidden(query)])),
    indexes: { [dataset]: indexes, [submissionsDataset]: submissionIndexes },
    consequences: {
      [dataset]: {
        types: ["blogPost", "caseStudy", "jobVacancy"],
        of: "redirect",
        mutations: getRedirectChanges,
      },
    },
    tokens,
    log: (error) => log.error({ error: toLogFields(error) }, "content service"),
    ...(token && { token }),
    ...(hosts && { allowedHosts: hosts }),
    ...(settings.siteUrl && { allowedOrigins: [settings.siteUrl] }),
  });
  try {
    if (sample && lake.isEmpty(dataset)) await fill(lake, dataset, sample);
  } catch (error) {
    await lake.close();
    throw error;
  }
  let address = "";
  const answer = getRequestListener((request) => lake.fetch(request, { publicUrl: address }));
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await writeFile(addressFile(settings.dataDir), address, { mode: 0o600 });
  return {
    token: lake.token,
    address,
    isEmpty: lake.isEmpty(dataset),
    changes: toContentEvents(lake.changes(dataset)),
    getChanges: lake.changes,
    fetch: lake.fetch,
    closeStreams: lake.closeStreams,
    async close() {
      await rm(addressFile(settings.dataDir), { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await lake.close();
    },
  };
}

/** Dates are relative to today. */
async function fill(
  lake: Lake,
  dataset: string,
  { file, shiftDates }: SampleContent,
): Promise<void> {
  const now = new Date();
  await lake.importNdjson(dataset, file, {
    ...(shiftDates && { change: (document) => shiftDates(document, now) }),
  });
}

/** Returns the file that contains the embedded service's URL. */
export const addressFile = (dataDir: string): string => join(dataDir, "content-address");

/** Prevents DNS rebinding. Allows any host if open to the network without a site URL. */
function allowedHosts({ host, siteUrl }: Settings): string[] | undefined {
  if (!isLoopback(host) && !siteUrl) return undefined;
  return ["localhost", "127.0.0.1", "[::1]", host, ...(siteUrl ? [new URL(siteUrl).hostname] : [])];
}
