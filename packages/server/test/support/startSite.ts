import { createWriter } from "@agency/content/writer";
import type { Writer } from "../../src/records/store.ts";
import type { Subscriber } from "../../src/records/types.ts";
import { readSettings } from "../../src/settings/settings.ts";
import type { Timeouts } from "../../src/settings/timeouts.ts";
import { getDatasets, type SiteDefinition } from "../../src/site.ts";
import { type StartOptions, start } from "../../src/start.ts";
import { writeBuild } from "./build.ts";
import { onCleanUp, temporaryFolder } from "./cleanUp.ts";
import { post } from "./requests.ts";
import fixtureSite from "./site.ts";
import { createTimeouts } from "./timeouts.ts";

export interface TestSite {
  url: string;
  log: string[];
  writer: Writer;
  token: string;
  /** Accepts the token. */
  content: string;
  dataDir: string;
  stop: () => Promise<void>;
  /** Unique patterns. */
  routes: string[];
  ready: () => Promise<unknown>;
  /** Faster than over the network. */
  ask: (path: string, init: RequestInit) => Promise<Response>;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  subscriber: (email: string) => Promise<Subscriber | undefined>;
  subscribers: () => Promise<Subscriber[]>;
}

export interface TestSiteOptions extends Pick<StartOptions, "renderer"> {
  /** @default the fixture site */
  site?: SiteDefinition;
  timeouts?: Timeouts;
}

export type StartSite = (
  env?: Record<string, string>,
  options?: TestSiteOptions,
) => Promise<TestSite>;

export const withTimeouts =
  (start: StartSite, timeouts: Timeouts): StartSite =>
  (env, options) =>
    start(env, { timeouts, ...options });

/** Starts a site on a free port. */
export async function startSite(
  env: Record<string, string> = {},
  { renderer, site = fixtureSite, timeouts = createTimeouts() }: TestSiteOptions = {},
): Promise<TestSite> {
  const dataDir = env.DATA_DIR ?? temporaryFolder();
  const log: string[] = [];
  const settings = readSettings(
    { PORT: "0", RATE_LIMIT: "1000", REQUEST_RATE: "100000", DATA_DIR: dataDir, ...env },
    getDatasets(site),
  );
  const running = await start(settings, site, {
    dist: writeBuild(),
    ...(renderer && { renderer }),
    timeouts,
    logTo: { write: (line) => void log.push(line) },
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.stop();
    return stopped;
  };
  onCleanUp(stop);
  const token = running.embedded?.token ?? settings.content.token ?? "";
  const content = running.embedded?.address ?? settings.content.apiHost ?? "";
  const writer = createWriter({
    projectId: settings.content.projectId,
    dataset: "submissions",
    token,
    apiHost: content,
  });
  const subscribers = () =>
    writer.fetch<Subscriber[]>(`*[_type == "newsletterSubscriber"] | order(subscribedAt asc)`);
  return {
    url: running.url,
    log,
    writer,
    token,
    content,
    dataDir,
    stop,
    routes: [...new Set(running.routes.map(({ path }) => path))],
    subscribers,
    subscriber: async (email) => (await subscribers()).find((one) => one.email === email),
    ask: async (path, init) =>
      running.fetch(new Request(running.url + path, init), {
        incoming: { socket: { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" } },
      }),
    ready: async () => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${running.url}/readyz`, { headers })).json() as Promise<unknown>;
    },
    post: (path, body, headers = {}) => post(running.url + path, body, headers),
  };
}
