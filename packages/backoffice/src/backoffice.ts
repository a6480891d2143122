import { type Extension, type ServerDeps, toLogFields } from "@agency/server";
import { publicContent } from "@agency/server/content";
import { Hono } from "hono";
import { deriveResetToken, purgeAuditLog } from "./accounts/index.ts";
import { logAudit } from "./audit.ts";
import { deskDataset } from "./dataset.ts";
import { createDesk } from "./desk.ts";
import { createDeskCheck, createNewsletterCheck, createSignInCheck } from "./health-checks.ts";
import { createNotifier } from "./inbox/notifier.ts";
import { createComposers } from "./mail/composers.ts";
import { findMemberByName } from "./mail/signature.ts";
import type { StaffMails } from "./mail/types.ts";
import { openNewsletter } from "./newsletter/open.ts";
import { purgePreviewLinks } from "./preview/links.ts";
import { createDeskPages, createStudioLoader, notBuilt } from "./studio/pages.ts";
import { deskPath, invitationLink, isStudioBuilt, overlayPath } from "./studio/studio.ts";

interface BackofficeOptions {
  studio: string;
  mails: StaffMails;
}

/**
 * Back office at `/desk`: Studio, inbox, answers, newsletter. The embedded content service adds
 * accounts, previews and an activity log.
 */
export function backoffice({ studio, mails }: BackofficeOptions): Extension {
  return {
    datasets: [deskDataset],
    studio: { path: deskPath, overlayPath },
    open: (deps) => openBackoffice(deps, studio, mails),
  };
}

function openBackoffice(
  deps: ServerDeps,
  dist: string,
  mails: StaffMails,
): ReturnType<Extension["open"]> {
  const { settings, siteUrl, secret, content, embedded, limits, timeouts, log } = deps;
  const { getClientAddress, requireSameOrigin, pollOutbox } = deps;
  const { writer } = content;
  const people = writer.withConfig({ dataset: deskDataset });
  const newsletter = openNewsletter(settings, writer, { ...deps.mail, mails }, timeouts, log);
  const accountOutbox = embedded && deps.createOutbox(people);
  const notifier = createNotifier({
    writer,
    people: embedded && people,
    staffMail: settings.staffMail,
    mailbox: settings.mailTo ?? settings.mailFrom,
    pollSoon: pollOutbox,
    timeouts,
    log,
  });
  const desk =
    embedded &&
    createDesk({
      writer: people,
      changes: embedded.getChanges(deskDataset),
      contentChanges: embedded.changes,
      secret,
      siteUrl,
      submissions: {
        writer,
        mailFolder: settings.mailFolder,
        resumeKeys: settings.resumeKeys,
      },
      newsletter,
      templates: mails.templates,
      pollSoon: pollOutbox,
      wakeAccounts: () => accountOutbox?.pollSoon(),
      dataset: settings.content.dataset,
      limits,
      getClientAddress,
      requireSameOrigin,
      timeouts,
      log,
    });
  const endAudit = logAudit(deps);
  const studioContent = publicContent(settings.content);

  return {
    paths: [deskPath, `${deskPath}/api/*`, `${deskPath}/*`],
    composers: createComposers({
      mails,
      resetLink: (person, nonce) =>
        invitationLink(siteUrl, deriveResetToken(secret, person, nonce)),
      member: (name, language) => findMemberByName(content.reader, name, language),
    }),
    routes() {
      const routes = new Hono();
      if (desk) routes.route("/", desk.routes);
      return routes.route(
        "/",
        createDeskPages({
          desk,
          studio: createStudioLoader(dist, studioContent),
          settings: { content: studioContent },
        }),
      );
    },
    checks: [
      createNewsletterCheck(writer),
      ...(desk ? [createSignInCheck(desk.countFailedSignIns)] : []),
      ...(deps.servesPages ? [createDeskCheck(() => isStudioBuilt(dist))] : []),
    ],
    onSubmission: notifier.pollSoon,
    ...(desk && { findSession: desk.getSession, previewAudience: desk.getAudience }),
    async purge(before) {
      if (!embedded) return;
      await purgeAuditLog(people, before);
      await purgePreviewLinks(people);
    },
    start() {
      accountOutbox?.start();
      newsletter.start();
      notifier.start();
      if (deps.servesPages)
        void desk?.setUp
          .announce()
          .catch((error: unknown) => log.warn({ error: toLogFields(error) }, "set-up"));
      if (deps.servesPages && !isStudioBuilt(dist)) log.info(notBuilt);
    },
    async close() {
      endAudit();
    },
    async stop() {
      await Promise.all([accountOutbox?.stop(), newsletter.stop(), notifier.stop()]);
    },
  };
}
