import { createServer, type RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type ContentChanges, removeReplaced } from "@agency/content-lake";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { type DestinationStream, type Logger, pino } from "pino";
import { applicantAddress } from "./applicants/links.ts";
import { createNightly } from "./content/backup/nightly.ts";
import { createExistence, publicContent } from "./content/content.ts";
import type { EmbeddedContent } from "./content/embedded.ts";
import { followChanges } from "./content/follow.ts";
import { createGateway } from "./content/gateway.ts";
import { openContent, requireSameSecret, sayOfSamples } from "./content/open.ts";
import { purgeTraces, resetToken } from "./desk/accounts/index.ts";
import { deskDataset } from "./desk/dataset.ts";
import { createDesk } from "./desk/desk.ts";
import { createNotifier } from "./desk/notices.ts";
import { createStudioOf, notBuilt } from "./desk/pages.ts";
import { purgePreviewLinks } from "./desk/preview/links.ts";
import { accountPath, inboxPath, invitationLink, isStudioBuilt } from "./desk/studio.ts";
import { createApp } from "./http/app.ts";
import { createRenderings, limitConnections } from "./http/crowd.ts";
import { loggable } from "./http/errors.ts";
import { isLoopback, localUrl } from "./http/hosts.ts";
import { createLimits } from "./http/limits.ts";
import { close, listen, oneAtATime } from "./http/listening.ts";
import { createRecipientLimit, type RecipientLimit } from "./http/recipientLimit.ts";
import { connectRedis } from "./http/redis.ts";
import { createAddressOf } from "./http/requests.ts";
import { contentOrigins } from "./http/security.ts";
import { compose, type MailOptions, recordOf } from "./mail/compose.ts";
import { createMailer } from "./mail/mailer.ts";
import { createOutbox, type Outbox } from "./mail/outbox.ts";
import { memberNamed } from "./mail/signer.ts";
import { getUnverifiedRecipient, RecipientLimitError } from "./mail/strangers.ts";
import { openNewsletter } from "./newsletter/open.ts";
import { loadSite } from "./pages/builtSite.ts";
import { createFreshness } from "./pages/freshness.ts";
import { createInspector } from "./resume/inspector.ts";
import { createRescanner } from "./resume/rescans.ts";
import { SettingsError, StartError } from "./settings/errors.ts";
import { removeLeftovers } from "./settings/files.ts";
import { loadSecret } from "./settings/secret.ts";
import type { Settings } from "./settings/settings.ts";
import { times } from "./settings/times.ts";
import type { SampleContent, SiteDefinition } from "./site.ts";
import { createPurger } from "./submissions/deletions.ts";
import type { Mailed } from "./submissions/records.ts";
import type { Writer } from "./submissions/submissions.ts";

export interface StartOptions {
  /** Folder of the browser build. None serves no pages: `pnpm dev` leaves them to Vite. */
  dist?: string;
  /** File of the server build; without it every page is the empty document. */
  renderer?: string;
  /** What an empty embedded content service is filled with; none leaves it empty. */
  sample?: SampleContent;
  /** Where the log goes, as JSON lines. Default: standard error. */
  logTo?: DestinationStream;
}

export interface Running {
  /** The address the server listens at. */
  url: string;
  /** Answers a request without the network in between. */
  fetch: Hono["fetch"];
  /** Method and pattern of every route. */
  routes: Hono["routes"];
  /** The embedded content service, if there is one. */
  embedded: EmbeddedContent | undefined;
  /**
   * Stops accepting, lets running requests and mails finish for `times.stop` at most, and closes the
   * content service. With `drain` it first says `stopping` in `/readyz` for `times.drain`, so that
   * balancers send nothing more; with no pages there is no balancer. @default drain: true
   */
  stop(options?: { drain: boolean }): Promise<void>;
}

/** Starts a site with everything the settings ask for. Throws a `StartError` with one sentence. */
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
  { dist, renderer, sample }: StartOptions,
  log: Logger,
  undo: (() => Promise<unknown>)[],
): Promise<Running> {
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { "Retry-After": "1" }).end("Starting");
  };
  // The port first: when it is taken, nothing else was touched.
  const server = createServer(
    {
      // Bodies have limits of their own, in `body.ts`; this one is behind them.
      requestTimeout: times.upload + 30_000,
      headersTimeout: times.headers,
      // Node looks for headers that take too long every 30 seconds otherwise.
      connectionsCheckingInterval: times.headersLook,
      keepAliveTimeout: 70_000,
    },
    oneAtATime((request, response) => listener(request, response)),
  );
  // A client that does not read its answer would keep the connection for ever.
  server.timeout = times.unread;
  // Behind a proxy all visitors come from its address.
  if (settings.trustedProxies === 0) limitConnections(server, settings.requestRate);
  const port = await listen(server, settings.port, settings.host);
  undo.push(() => close(server, 0));
  const url = localUrl(settings.host, port);
  const siteUrl = settings.siteUrl ?? url;

  const isPublic = settings.siteUrl !== undefined && !isLoopback(new URL(siteUrl).hostname);
  const secret = await loadSecret(settings.dataDir, settings.secret).catch(noDataDir);
  const { embedded, content } = await openContent(settings, log, undo, sample);
  const publicSettings = {
    siteUrl,
    content: publicContent(settings.content, content.place.token !== undefined),
    analytics: settings.analyticsScripts,
    retentionDays: settings.retentionDays,
    ...(settings.newsletterConfirms && { newsletterConfirms: true as const }),
  };
  // The desk, and pictures, are read where the content is.
  const ownContent = publicContent(settings.content);
  await requireSameSecret(content, secret, log);
  const failed = (error: unknown) => log.error({ error: loggable(error) }, "content");
  if (isPublic) void sayOfSamples(content, log);
  if (isPublic && settings.resumeKeys.length === 0)
    log.warn("RESUME_KEY is not set: whoever has the data has the keys of the resumes as well");
  const own =
    definition.open?.({
      dataDir: settings.dataDir,
      content,
      changes: embedded?.changes,
      log,
    }) ?? {};
  const closeOwn = async () => own.close?.();
  undo.push(closeOwn);
  const followed = embedded ? undefined : followChanges(content, failed);
  undo.push(async () => followed?.close());
  const changes = embedded?.changes ?? (followed as ContentChanges);
  const freshness = createFreshness(content.reader, changes, failed);
  const addressOf = createAddressOf(settings.trustedProxies, log);
  const countRendering = createRenderings(addressOf, settings.requestRate);
  const site = dist
    ? await loadSite({
        dist,
        renderer,
        settings: publicSettings,
        pictureOrigins: contentOrigins(ownContent).images,
        siteUrl,
        isPublic,
        reader: content.reader,
        fetchDrafts: content.fetchDrafts,
        entry: definition.build.entry,
        trustedTypes: definition.trustedTypes,
        routes: definition.routes,
        given: own.given ?? {},
        exists: createExistence(content.reader, definition.documents),
        kept: { most: settings.pageCache, freshness, patience: embedded ? times.pageRenewed : 0 },
        countRendering,
        log,
      }).catch(noSite)
    : undefined;
  await removeLeftovers(settings.mailFolder);
  const mails: MailOptions = {
    ...mailboxes(settings),
    siteUrl,
    secret,
    mails: definition.mails,
    addressIn: applicantAddress(definition),
    inboxPath,
    accountPath,
    resetLink: (person, nonce) => invitationLink(siteUrl, resetToken(secret, person, nonce)),
    find: (ids) => content.writer.fetch("*[_id in $ids]", { ids: [...ids] }),
    member: (name, language) => memberNamed(content.reader, name, language),
  };
  const redis = settings.redisUrl ? connectRedis(settings.redisUrl, log) : undefined;
  const recipients = createRecipientLimit({ redis, secret });
  const outbox = openOutbox(settings, content.writer, mails, recipients, log);
  const newsletter = openNewsletter(settings, content.writer, mails, log);
  const people = content.writer.withConfig({ dataset: deskDataset });
  const accountOutbox = embedded && openOutbox(settings, people, mails, recipients, log);
  const notifier = createNotifier({
    writer: content.writer,
    people: embedded && people,
    staffMail: settings.staffMail,
    mailbox: settings.mailTo ?? settings.mailFrom,
    wake: outbox.wake,
    log,
  });
  const purger = createPurger(
    { writer: content.writer, mailFolder: settings.mailFolder, by: "server" },
    settings.retentionDays,
    log,
    embedded &&
      (async (before) => {
        await purgeTraces(people, before);
        await purgePreviewLinks(people);
        await removeReplaced(settings.dataDir, Date.now() - times.replacedKept);
      }),
  );
  const inspector = createInspector(settings.clamd);
  undo.push(inspector.close);
  const rescanner =
    inspector.scan &&
    createRescanner({
      writer: content.writer,
      resumeKeys: settings.resumeKeys,
      scan: inspector.scan,
      log,
    });
  const nightly =
    settings.content.embedded && settings.backupFolder
      ? createNightly({ folder: settings.backupFolder, keep: settings.backupsKept, log })
      : undefined;
  const limits = createLimits({ redis, secret, perAddress: settings.rateLimit });

  let stopping = false;
  const app = createApp({
    definition,
    own,
    siteUrl,
    isPublic,
    origin: settings.siteUrl,
    secret,
    resumeKeys: settings.resumeKeys,
    addressOf,
    countRendering,
    requestRate: settings.requestRate,
    hstsSubdomains: settings.hstsSubdomains,
    publicSettings,
    confirms: settings.newsletterConfirms,
    site,
    freshness,
    changes,
    beginLive: () => followed?.begin(),
    content,
    lake: embedded?.fetch ?? createGateway(content.place, failed),
    isContentOpen: settings.content.isOpen,
    token: embedded?.token ?? settings.content.token ?? "",
    outbox,
    notifier,
    desk: (place) =>
      embedded &&
      createDesk({
        ...place,
        writer: people,
        submissions: {
          writer: content.writer,
          mailFolder: settings.mailFolder,
          resumeKeys: settings.resumeKeys,
        },
        templates: definition.mails.templates,
        wake: outbox.wake,
        wakeAccounts: () => accountOutbox?.wake(),
        changes: embedded.deskChanges,
        contentChanges: embedded.changes,
        newsletter,
        secret,
        siteUrl,
        dataset: settings.content.dataset,
        limits,
      }),
    studio: createStudioOf(definition.desk, ownContent),
    studioContent: ownContent,
    inspector,
    limits,
    isStopping: () => stopping,
    log,
  });
  const answer = getRequestListener(app.fetch);
  listener = (request, response) => void answer(request, response);
  own.start?.();
  outbox.start();
  accountOutbox?.start();
  newsletter.start();
  notifier.start();
  purger.start();
  nightly?.start();
  rescanner?.start();
  if (site && definition.desk && !isStudioBuilt(definition.desk)) log.info(notBuilt);

  return {
    url,
    fetch: app.fetch,
    routes: app.routes,
    embedded,
    async stop({ drain } = { drain: true }) {
      stopping = true;
      if (site && drain) await sleep(times.drain);
      app.hangUp();
      embedded?.hangUp();
      await Promise.race([
        Promise.all([
          close(server, times.stop),
          outbox.stop(),
          accountOutbox?.stop(),
          newsletter.stop(),
          notifier.stop(),
          purger.stop(),
          nightly?.stop(),
          rescanner?.stop(),
        ]),
        sleep(times.stop + times.brokenOff, undefined, { ref: false }),
      ]);
      followed?.close();
      await Promise.all([limits.close(), inspector.close(), closeOwn()]);
      await embedded?.close();
    },
  };
}

/** What sends the mails, by SMTP or to files as the settings say. */
function openOutbox(
  settings: Settings,
  writer: Writer,
  options: MailOptions,
  recipients: RecipientLimit,
  log: Logger,
): Outbox {
  const mail = createMailer(settings.smtpUrl, settings.mailFolder);
  return createOutbox<Mailed>({
    writer,
    log,
    // Its folder is locked by the process that has it.
    isAlone: settings.content.embedded,
    send: async (owed, signal) => {
      const message = await compose(owed, options);
      if (!message) return;
      const stranger = getUnverifiedRecipient(owed);
      if (stranger && !(await recipients.take(stranger, message.messageId)))
        throw new RecipientLimitError();
      await mail(recordOf(owed), message, signal);
    },
  });
}

/** Who writes mails, who answers them, and who gets enquiries. */
const mailboxes = ({ mailFrom: from, mailTo }: Settings) => ({
  from,
  to: mailTo ?? from,
  ...(mailTo && { replyTo: mailTo }),
});

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
