import { access, constants, mkdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { type DestinationStream, type Logger, pino } from "pino";
import { createApp } from "./app.ts";
import { createBackground } from "./background.ts";
import { browserContent } from "./content/content.ts";
import type { EmbeddedContent } from "./content/embedded.ts";
import { createInvalidation } from "./content/invalidation.ts";
import { logSampleContent, openContent, requireSameSecret } from "./content/openContent.ts";
import { createProblemLog } from "./content/problemLog.ts";
import { createQueryProxy } from "./content/queryProxy.ts";
import { followRemoteChanges, type RemoteChanges } from "./content/remoteChanges.ts";
import type { SampleContent } from "./content/sample.ts";
import type { OpenExtension, ServerDeps } from "./extension.ts";
import { toLogFields } from "./http/errors.ts";
import { isLoopback } from "./http/hosts.ts";
import { openServer } from "./http/httpServer.ts";
import { createLimits } from "./http/rateLimits.ts";
import { createRecipientLimit } from "./http/recipientLimit.ts";
import { connectRedis } from "./http/redis.ts";
import { createRenderings } from "./http/requestQueue.ts";
import { createGetClientAddress, createOriginCheck } from "./http/requests.ts";
import { openOutbox, readMailboxes } from "./mail/openOutbox.ts";
import { createSmtpUtf8Check } from "./mail/smtpUtf8.ts";
import type { Composers, MailOptions } from "./mail/types.ts";
import { createBackupCheck, createDiskCheck } from "./monitoring/checks.ts";
import { createMonitor } from "./monitoring/monitor.ts";
import { openSite } from "./openSite.ts";
import { applicantAddress } from "./records/applicantLinks.ts";
import type { Writer } from "./records/store.ts";
import { createInspector } from "./resume/inspector.ts";
import { SettingsError, StartError } from "./settings/errors.ts";
import { removeLeftovers } from "./settings/files.ts";
import { loadSecret } from "./settings/secret.ts";
import type { Settings } from "./settings/settings.ts";
import { defaultTimeouts, type Timeouts } from "./settings/timeouts.ts";
import { getDatasets, type SiteDefinition } from "./site.ts";

export interface StartOptions {
  /** Unset in development, where Vite serves the pages. */
  dist?: string;
  /** @default every page is the empty document */
  renderer?: string;
  sample?: SampleContent;
  /** JSON lines. @default standard error */
  logTo?: DestinationStream;
  timeouts?: Timeouts;
}

export interface Running {
  url: string;
  fetch: Hono["fetch"];
  routes: Hono["routes"];
  embedded: EmbeddedContent | undefined;
  /**
   * Waits up to `timeouts.stop` for requests and mails. With `drain`, `/readyz` reports `stopping`
   * for `timeouts.drain` first, for load balancers.
   * @default drain: true
   */
  stop(options?: { drain: boolean }): Promise<void>;
}

/** Starts server and background tasks. Throws a `StartError` after closing what it opened. */
export async function start(
  settings: Settings,
  definition: SiteDefinition,
  options: StartOptions = {},
): Promise<Running> {
  const log = pino(
    { level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    options.logTo ?? pino.destination({ fd: 2, sync: true }),
  );
  const undo: (() => Promise<unknown>)[] = [];
  try {
    return await build(settings, definition, options, log, undo);
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => undefined);
    throw error;
  }
}

async function build(
  settings: Settings,
  definition: SiteDefinition,
  { dist, renderer, sample, timeouts = defaultTimeouts }: StartOptions,
  log: Logger,
  undo: (() => Promise<unknown>)[],
): Promise<Running> {
  // A port in use must change nothing.
  const server = await openServer(settings, timeouts);
  undo.push(() => server.close(0));
  const siteUrl = settings.siteUrl ?? server.url;
  const isPublic = settings.siteUrl !== undefined && !isLoopback(new URL(siteUrl).hostname);
  await createDataDir(settings.dataDir).catch(failDataDir);
  const secret = await loadSecret(settings.dataDir, settings.secret).catch(failDataDir);
  const { extensions: added = [] } = definition;
  const studio = added.find((one) => one.studio)?.studio;
  const onProblem = createProblemLog(log);
  const { embedded, content } = await openContent(settings, log, undo, {
    datasets: getDatasets(definition),
    sample,
    timeouts,
    onProblem,
    studioUrl: studio?.path,
  });
  await requireSameSecret(content, secret, timeouts, log);
  if (isPublic) void logSampleContent(content, log);
  if (isPublic && settings.resumeKeys.length === 0)
    log.warn("RESUME_KEY is not set: the data contains the keys of the resumes");

  const failed = (error: unknown) => log.error({ error: toLogFields(error) }, "content");
  const followed = embedded ? undefined : followRemoteChanges(content, failed);
  const changes = embedded?.changes ?? (followed as RemoteChanges);
  undo.push(async () => followed?.close());
  const invalidation = createInvalidation(content.reader, changes, failed);
  const getClientAddress = createGetClientAddress(settings.trustedProxies, log);
  const requireSameOrigin = createOriginCheck(settings.siteUrl, log);
  const countRendering = createRenderings(getClientAddress, settings.requestRate);
  const redis = settings.redisUrl ? connectRedis(settings.redisUrl, log) : undefined;
  const limits = createLimits({ redis, secret, perAddress: settings.rateLimit });
  undo.push(limits.close);
  await removeLeftovers(settings.mailFolder);
  const mail: MailOptions = {
    ...readMailboxes(settings),
    siteUrl,
    secret,
    mails: definition.mails,
    getLocalizedPath: applicantAddress(definition),
    find: (ids) => content.writer.fetch("*[_id in $ids]", { ids: [...ids] }),
  };
  const recipients = createRecipientLimit({ redis, secret });
  const extensions: OpenExtension[] = [];
  const getComposers = (): Composers =>
    Object.fromEntries(extensions.flatMap(({ composers = {} }) => Object.entries(composers)));
  const createOutbox = (writer: Writer) =>
    openOutbox(writer, { settings, mail, getComposers, recipients, timeouts, log });
  const outbox = createOutbox(content.writer);
  const deps: ServerDeps = {
    ...{ settings, siteUrl, secret, content, events: changes, embedded },
    servesPages: dist !== undefined,
    ...{
      limits,
      getClientAddress,
      requireSameOrigin,
      mail,
      pollOutbox: outbox.pollSoon,
      createOutbox,
    },
    ...{ timeouts, log },
  };
  for (const extension of added) {
    const opened = extension.open(deps);
    extensions.push(opened);
    undo.push(async () => opened.close?.());
  }

  const publicSettings = {
    siteUrl,
    content: browserContent(settings.content),
    analytics: settings.analyticsScripts,
    retentionDays: settings.retentionDays,
    ...(settings.newsletterConfirms && { newsletterConfirms: true as const }),
  };
  const rendererOptions: object = Object.assign(
    {},
    ...extensions.map((one) => one.rendererOptions),
  );
  const pageDeps = { invalidation, countRendering, rendererOptions, studio, timeouts };
  const site =
    dist === undefined
      ? undefined
      : await openSite(
          definition,
          { dist, renderer },
          {
            ...{ settings, publicSettings, isPublic, content, log },
            ...pageDeps,
          },
        );
  const inspector = createInspector(timeouts, settings.clamd);
  undo.push(inspector.close);
  const { dataDir, backupFolder } = settings;
  const monitor = createMonitor({
    checks: [
      createDiskCheck(dataDir),
      ...(embedded ? [createBackupCheck({ dataDir, isNightly: backupFolder !== undefined })] : []),
      ...extensions.flatMap(({ checks = [] }) => checks),
    ],
    timeouts,
    log,
  });
  const background = createBackground({
    settings,
    writer: content.writer,
    extensions,
    inspector,
    monitor,
    timeouts,
    log,
  });

  let stopping = false;
  const app = createApp({
    definition,
    extensions,
    siteUrl,
    isPublic,
    secret,
    resumeKeys: settings.resumeKeys,
    getClientAddress,
    requireSameOrigin,
    countRendering,
    requestRate: settings.requestRate,
    hstsSubdomains: settings.hstsSubdomains,
    publicSettings,
    confirms: settings.newsletterConfirms,
    site,
    invalidation,
    changes,
    onFirstStream: () => followed?.begin(),
    content,
    lake: embedded?.fetch ?? createQueryProxy(content.place, failed, timeouts),
    isContentOpen: settings.content.isOpen,
    onProblem,
    token: embedded?.token ?? settings.content.token ?? "",
    outbox,
    deliversUtf8: createSmtpUtf8Check(settings.smtpUrl),
    inspector,
    limits,
    monitor,
    timeouts,
    isStopping: () => stopping,
    log,
  });
  const answer = getRequestListener(app.fetch);
  server.setListener((request, response) => void answer(request, response));
  outbox.start();
  for (const extension of extensions) extension.start?.();
  background.start();

  return {
    url: server.url,
    fetch: app.fetch,
    routes: app.routes,
    embedded,
    async stop({ drain } = { drain: true }) {
      stopping = true;
      if (site && drain) await sleep(timeouts.drain);
      app.closeStreams();
      embedded?.closeStreams();
      await Promise.race([
        Promise.all([
          server.close(timeouts.stop),
          outbox.stop(),
          ...extensions.map((one) => one.stop?.()),
          background.stop(),
        ]),
        sleep(timeouts.stop + timeouts.abortGrace, undefined, { ref: false }),
      ]);
      followed?.close();
      await Promise.all([
        limits.close(),
        inspector.close(),
        ...extensions.map((one) => one.close?.()),
      ]);
      await embedded?.close();
    },
  };
}

async function createDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await access(dataDir, constants.W_OK);
}

function failDataDir(error: NodeJS.ErrnoException): never {
  if (error instanceof SettingsError) throw error;
  throw new StartError(
    `DATA_DIR cannot be written to (${error.code}): set it to a folder that this user may write.`,
  );
}
