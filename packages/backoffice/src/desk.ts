import type { ChangeFeed, ContentChanges, Session } from "@agency/server/content";
import type { GetClientAddress, Limits } from "@agency/server/http";
import type { Timeouts } from "@agency/server/settings";
import type { Writer } from "@agency/server/submissions";
import type { Context } from "hono";
import { Hono } from "hono";
import type { Logger } from "pino";
import { type Accounts, createAccounts, type Person } from "./accounts/index.ts";
import { createKeyValueStore } from "./accounts/key-value-store.ts";
import { createAttention } from "./attention/api.ts";
import { createUnfitFinder } from "./attention/find.ts";
import { createHome } from "./home/api.ts";
import { createInbox } from "./inbox/inbox.ts";
import type { StaffMails } from "./mail/types.ts";
import { createDeskNewsletter, type DeskNewsletterOptions } from "./newsletter/api.ts";
import { createPictures } from "./pictures/api.ts";
import { createPresence } from "./presence/api.ts";
import { createPreviewApi } from "./preview/api.ts";
import { createPreviewLinks } from "./preview/links.ts";
import { createPreview, type Preview, previewPath } from "./preview/preview.ts";
import { getRights } from "./roles.ts";
import type { StaffDeps } from "./staff/deps.ts";
import { deskPath, invitationLink, setUpPath, signInPath } from "./studio/studio.ts";
import { createTranslations } from "./translations/api.ts";
import { createTranslationOverview } from "./translations/overview.ts";

export interface DeskOptions {
  writer: Writer;
  changes: ChangeFeed;
  contentChanges: ContentChanges;
  secret: string;
  siteUrl: string;
  submissions: Pick<StaffDeps, "writer" | "mailFolder" | "resumeKeys">;
  newsletter: DeskNewsletterOptions["newsletter"];
  templates: StaffMails["templates"];
  /** Triggers the outbox of submissions. */
  pollSoon: () => void;
  /** Triggers the outbox of staff mails. */
  wakeAccounts: () => void;
  dataset: string;
  limits: Limits;
  getClientAddress: GetClientAddress;
  requireSameOrigin: (c: Context) => void;
  timeouts: Timeouts;
  log: Logger;
}

export interface Desk {
  routes: Hono;
  /** @throws `origin-forbidden` */
  getSession: (c: Context) => Promise<Session | undefined>;
  /** Also passes after links from other sites. */
  isSignedIn: (c: Context) => Promise<boolean>;
  getAudience: Preview["getAudience"];
  countFailedSignIns: () => number;
  setUp: Accounts["setUp"];
}

/** Requires the embedded content service. */
export function createDesk(options: DeskOptions): Desk {
  const { writer, secret, siteUrl, dataset, limits, getClientAddress, requireSameOrigin } = options;
  const accounts = createAccounts({
    ...options,
    pollSoon: options.wakeAccounts,
    linkTo: (token) => invitationLink(siteUrl, token),
    setUpUrl: siteUrl + setUpPath,
  });
  const { find, requireSession, readCall } = accounts;
  const links = createPreviewLinks(writer, secret);
  const preview = createPreview({ secret, siteUrl, links, find, requireSameOrigin });

  const api = new Hono();
  api.use(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  });
  api.route("/", accounts.routes);
  api.route(
    "/previews",
    createPreviewApi({ links, siteUrl, requireSession, readCall, requireSameOrigin }),
  );

  api.route("/presence", createPresence({ requireSession, readCall }));

  api.route(
    "/inbox",
    createInbox({
      deps: { ...options.submissions, secret, siteUrl },
      people: writer,
      templates: options.templates,
      pollSoon: options.pollSoon,
      limits,
      getClientAddress,
      requireSameOrigin,
      requireSession,
    }),
  );

  const content = writer.withConfig({ dataset });
  const overview = createTranslationOverview(content, options.contentChanges);
  const findUnfit = createUnfitFinder(content, options.contentChanges);
  const reading = { limits, getClientAddress, requireSession };

  api.route("/translations", createTranslations({ overview, ...reading }));
  api.route("/attention", createAttention({ findUnfit, ...reading }));
  api.route("/pictures", createPictures({ content, ...reading }));
  api.route(
    "/home",
    createHome({
      content,
      submissions: options.submissions.writer,
      overview,
      findUnfit,
      ...reading,
    }),
  );

  api.route(
    "/newsletter",
    createDeskNewsletter({
      newsletter: options.newsletter,
      limits,
      getClientAddress,
      requireSameOrigin,
      requireSession,
    }),
  );

  const routes = new Hono();
  routes.route(`${deskPath}/api`, api);
  routes.route(previewPath, preview.routes);
  routes.get("/content/:version/auth/providers", (c) =>
    c.json({ providers: [{ name: "desk", title: "Studio", url: siteUrl + signInPath }] }),
  );
  routes.get("/content/:version/auth/id", async (c) => {
    const session = await find(c);
    return session ? c.json({ id: session.person._id }) : c.json({}, 401);
  });
  routes.post("/content/:version/auth/logout", accounts.signOut);
  routes.route(
    "/content/:version/users/me/keyvalue",
    createKeyValueStore({ writer, requireSession, requireSameOrigin }),
  );

  return {
    routes,
    getAudience: preview.getAudience,
    isSignedIn: async (c) => (await find(c)) !== undefined,
    countFailedSignIns: accounts.countFailures,
    setUp: accounts.setUp,
    async getSession(c) {
      // A link from another site shows what visitors see.
      if (c.req.header("Sec-Fetch-Dest") === "document") return undefined;
      const session = await find(c);
      if (!session) return undefined;
      requireSameOrigin(c);
      const { _id: id, name, email, role } = session.person;
      return {
        user: { id, name, email, role },
        rights: getRights(role, dataset),
        watch: (close) => accounts.watch(session, close),
        getUsers: async (ids) => {
          const found = await writer.getDocuments<Person>([...ids]);
          return found.flatMap((one) =>
            one && "email" in one ? { id: one._id, name: one.name, email: "", role: one.role } : [],
          );
        },
      };
    },
  };
}
