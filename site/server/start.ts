import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { type DestinationStream, type Logger, pino } from "pino";
import { createApp } from "./app.ts";
import { connectContent, createExistence, isPublic, publicContent } from "./content.ts";
import { createPurger } from "./deletions.ts";
import { type EmbeddedContent, openEmbeddedContent } from "./embedded.ts";
import { SettingsError } from "./env.ts";
import { loggable } from "./errors.ts";
import { createLimits } from "./limits.ts";
import { compose } from "./mail/compose.ts";
import { createMailer } from "./mail/mailer.ts";
import { createOutbox } from "./outbox.ts";
import { loadSite } from "./pages.ts";
import { loadSecret } from "./secret.ts";
import type { Settings } from "./settings.ts";
import type { Writer } from "./submissions.ts";
import { times } from "./times.ts";

export interface StartOptions {
  /** Folder of the browser build. */
  dist: string;
  /** NDJSON that an empty embedded content service is filled with; none leaves it empty. */
  sampleFile?: string;
  /** Where the log goes, as JSON lines. Default: standard error. */
  logTo?: DestinationStream;
}

export interface Running {
  /** The address the server listens at. */
  url: string;
  /** Answers a request without the network in between. */
  fetch: Hono["fetch"];
  /** The embedded content service, if there is one. */
  embedded: EmbeddedContent | undefined;
  /**
   * Stops accepting, lets running requests and mails finish for `times.stop` at most, and closes
   * the content service.
   */
  stop(): Promise<void>;
}

/** A start that cannot succeed; the message is one sentence for the operator. */
export class StartError extends Error {}

/** Starts everything the settings ask for. Throws a `StartError` with one sentence. */
export async function start(settings: Settings, options: StartOptions): Promise<Running> {
  const log = pino(
    { level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    options.logTo ?? pino.destination({ fd: 2, sync: true }),
  );
  const undo: (() => Promise<unknown>)[] = [];
  try {
    return await build(settings, options, log, undo);
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => undefined);
    throw error;
  }
}

async function build(
  settings: Settings,
  { dist, sampleFile }: StartOptions,
  log: Logger,
  undo: (() => Promise<unknown>)[],
): Promise<Running> {
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { "Retry-After": "1" }).end("Starting");
  };
  // The port first: when it is taken, nothing else was touched.
  const server = createServer(
    // Bodies have limits of their own, in `body.ts`; this one is behind them.
    { requestTimeout: times.upload + 30_000, headersTimeout: 10_000, keepAliveTimeout: 70_000 },
    (request, response) => listener(request, response),
  );
  const port = await listen(server, settings.port, settings.host);
  undo.push(() => close(server, 0));
  const url = `http://${hostOfUrl(settings.host)}:${port}`;
  const siteUrl = settings.siteUrl ?? url;

  const publicSettings = {
    content: publicContent(settings.content),
    analytics: settings.analyticsScripts,
    retentionDays: settings.retentionDays,
    sampleContent: settings.content.embedded,
  };
  const site = settings.development
    ? undefined
    : await loadSite(dist, publicSettings).catch(noSite);
  const secret = await loadSecret(settings.dataDir, settings.secret).catch(noDataDir);
  const embedded = settings.content.embedded
    ? await openEmbeddedContent(settings, log, sampleFile)
    : undefined;
  if (embedded) undo.push(embedded.close);

  const token = embedded?.token ?? settings.content.token ?? "";
  const content = connectContent(settings.content, token, embedded?.address);
  if (!embedded) await requirePrivate(content.writer, settings.content.submissionsDataset, log);
  const mailFolder = join(settings.dataDir, "mail");
  const mail = createMailer(settings.smtpUrl, mailFolder);
  const outbox = createOutbox({
    writer: content.writer,
    log,
    send: (submission, signal) => {
      const message = compose(submission, { ...mailboxes(settings), siteUrl, secret });
      return mail(submission._id, message, signal);
    },
  });
  const purger = createPurger(
    { writer: content.writer, mailFolder, by: "server" },
    settings.retentionDays,
    log,
  );
  const limits = createLimits({
    redisUrl: settings.redisUrl,
    secret,
    perAddress: settings.rateLimit,
    log,
  });

  let stopping = false;
  const app = createApp({
    siteUrl,
    origin: settings.siteUrl,
    secret,
    trustedProxies: settings.trustedProxies,
    publicSettings,
    site,
    content,
    exists: createExistence(content.reader),
    lake: embedded?.fetch,
    outbox,
    limits,
    isStopping: () => stopping,
    log,
  });
  const answer = getRequestListener(app.fetch);
  listener = (request, response) => void answer(request, response);
  outbox.start();
  purger.start();

  return {
    url,
    fetch: app.fetch,
    embedded,
    async stop() {
      stopping = true;
      await Promise.all([close(server, times.stop), outbox.stop(), purger.stop()]);
      await limits.close();
      await embedded?.close();
    },
  };
}

/**
 * Throws a `StartError` when strangers can read what visitors send. A content service that does not
 * tell stops nothing: it may be away for a while.
 */
async function requirePrivate(writer: Writer, dataset: string, log: Logger): Promise<void> {
  const found = await isPublic(writer).catch((error: unknown) => {
    log.warn({ error: loggable(error) }, "visibility of the submissions dataset is not known");
    return false;
  });
  if (found)
    throw new StartError(
      `SANITY_SUBMISSIONS_DATASET "${dataset}" is public, so anyone could read what visitors send: make it private in Sanity's settings, or set another one that is.`,
    );
}

/** Who writes mails, who answers them, and who gets enquiries. */
const mailboxes = ({ mailFrom: from, mailTo }: Settings) => ({
  from,
  to: mailTo ?? from,
  ...(mailTo && { replyTo: mailTo }),
});

/** Listens, and returns the port. Throws a `StartError` that says what to do when it is taken. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new StartError(listenProblem(error, port, host))),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function listenProblem({ code }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === "EADDRINUSE")
    return `PORT ${port} is taken by another program: stop it, or set PORT to a free one.`;
  if (code === "EACCES")
    return `PORT ${port} is not allowed for this user: set PORT to one above 1023.`;
  return `HOST ${host} cannot be listened at (${code}): set it to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
}

/** Stops accepting, and resolves when the last request is answered or `limit` is over. */
function close(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), limit);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** How a host is written in an address; the ones that mean "this machine" as people know it. */
function hostOfUrl(host: string): string {
  if (["127.0.0.1", "::1", "0.0.0.0", "::", "localhost"].includes(host)) return "localhost";
  return isIP(host) === 6 ? `[${host}]` : host;
}

function noSite(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT")
    throw new StartError(
      "The site is not built: run `pnpm build:site` first, or start it with `npm start`.",
    );
  throw new StartError(`The built site cannot be used: ${error.message}`);
}

function noDataDir(error: NodeJS.ErrnoException): never {
  if (error instanceof SettingsError) throw error;
  throw new StartError(
    `DATA_DIR cannot be written to (${error.code}): set it to a folder that this user may write.`,
  );
}
