import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { indexes, submissionIndexes } from "@agency/content/indexes";
import { redirectsAfter } from "@agency/content/moved";
import { queries } from "@agency/content/queries/all";
import { browserQueries } from "@agency/content/queries/browser";
import { inPreview } from "@agency/content/queries/preview";
import { type Caller, type ChangeFeed, type Lake, openLake } from "@agency/content-lake";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { loggable } from "../http/errors.ts";
import { isLoopback } from "../http/hosts.ts";
import type { Settings } from "../settings/settings.ts";
import { type ContentEvents, toContentEvents } from "./events.ts";
import type { SampleContent } from "./sample.ts";

/** The content service inside this process. */
export interface EmbeddedContent {
  token: string;
  /**
   * Where the server itself and staff commands reach it, on this machine alone: a listener of its own,
   * so that it answers until the very end.
   */
  address: string;
  /** Whether there is no content at all. */
  isEmpty: boolean;
  /** What changes of what visitors read. */
  changes: ContentEvents;
  /** Returns the changes of a dataset that an extension added. */
  getChanges: (dataset: string) => ChangeFeed;
  /** Answers a request of a visitor, without the `/content` in front. */
  fetch: (request: Request, caller: Caller) => Promise<Response>;
  /** Ends the lines of whoever waits for changes, for a server that is to stop. */
  closeStreams: () => void;
  close: () => Promise<void>;
}

export interface EmbeddedContentOptions {
  /** Private datasets beside those of the settings. @default none */
  datasets?: readonly string[];
  /** Imported if there is no content yet. @default the service stays empty */
  sample?: SampleContent | undefined;
}

/** Opens the content service, and fills it with the sample content when it is empty. */
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
    knownQueries: new Set([...queries].flatMap((query) => [query, inPreview(query)])),
    indexes: { [dataset]: indexes, [submissionsDataset]: submissionIndexes },
    consequences: {
      [dataset]: {
        types: ["blogPost", "caseStudy", "jobVacancy"],
        of: "redirect",
        mutations: redirectsAfter,
      },
    },
    tokens,
    log: (error) => log.error({ error: loggable(error) }, "content service"),
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

/** Takes the sample content in, dated for today: it happens once, so no later start moves a date. */
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

/** Where a running server says how its content service is reached. */
export const addressFile = (dataDir: string): string => join(dataDir, "content-address");

/**
 * The host names the service answers to, so that another site's name that was pointed at this
 * machine does not work. Any, when the server is open to the network under a name it was not told.
 */
function allowedHosts({ host, siteUrl }: Settings): string[] | undefined {
  if (!isLoopback(host) && !siteUrl) return undefined;
  return ["localhost", "127.0.0.1", "[::1]", host, ...(siteUrl ? [new URL(siteUrl).hostname] : [])];
}
