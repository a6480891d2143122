import {
  defaultLanguage,
  findLanguage,
  type Language,
  languages,
  translate,
} from "@agency/content/language";
import { mailHtml } from "@agency/mail";
import { code } from "@agency/server/forms/fields";
import type { Limits } from "@agency/server/http";
import {
  ApiError,
  type GetClientAddress,
  maxBodyBytes,
  readJson,
  requireBody,
  requireValid,
} from "@agency/server/http";
import { defaultTimeouts } from "@agency/server/settings";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as v from "valibot";
import type { Person } from "../accounts/index.ts";
import { canSendNewsletter } from "../roles.ts";
import { findIssue, requireIssue } from "./issue.ts";
import { buildIssueMail } from "./issue-mail.ts";
import { composeTest } from "./message.ts";
import type { OpenNewsletter } from "./open.ts";
import { issueSubscribersFilter } from "./records.ts";
import {
  cancelSending,
  countDeliveries,
  findSending,
  isAlreadySent,
  logTestMail,
  scheduleSending,
} from "./sending.ts";

export interface DeskNewsletterOptions {
  newsletter: Pick<OpenNewsletter, "deps" | "mails" | "mailer" | "pollSoon">;
  limits: Limits;
  getClientAddress: GetClientAddress;
  requireSameOrigin: (c: Context) => void;
  /** @throws `signed-out` */
  requireSession: (c: Context) => Promise<{ person: Person }>;
}

interface Env {
  Variables: { person: Person };
}

/** `at` is a UTC timestamp. @default now */
const sendSchema = v.object({
  at: v.optional(v.pipe(v.string(code("invalid")), v.isoTimestamp(code("invalid")))),
});

export function createDeskNewsletter({
  newsletter: { deps, mails, mailer, pollSoon },
  limits,
  getClientAddress,
  requireSameOrigin,
  requireSession,
}: DeskNewsletterOptions): Hono<Env> {
  const api = new Hono<Env>();
  api.use(async (c, next) => {
    const { person } = await requireSession(c);
    if (c.req.method !== "GET") requireSameOrigin(c);
    await limits.content(getClientAddress(c));
    c.set("person", person);
    await next();
  });

  const admitSenders: MiddlewareHandler<Env> = async (c, next) => {
    if (!canSendNewsletter(c.get("person").role)) throw new ApiError("role-forbidden");
    await next();
  };

  const getIssueId = (c: Context<Env>) => c.req.param("issue") ?? "";
  const getAction = (c: Context<Env>) => ({ issue: getIssueId(c), by: c.get("person").email });

  async function getState(c: Context<Env>): Promise<Response> {
    const issue = getIssueId(c);
    const [sending, isSent, counts, subscribers] = await Promise.all([
      findSending(deps, issue),
      isAlreadySent(deps, issue),
      countDeliveries(deps, issue),
      deps.writer.fetch<Record<Language, number>>(subscribersQuery),
    ]);
    const {
      state = "idle",
      dueAt,
      startedAt,
      finishedAt,
      isListed = false,
      log = [],
    } = sending ?? {};
    return c.json({
      state: isSent && state === "idle" ? "sent" : state,
      ...(state === "planned" && { dueAt }),
      startedAt,
      finishedAt,
      isListed,
      counts: sending?.counts ? { ...sending.counts, left: 0 } : counts,
      subscribers,
      log,
      maySend: canSendNewsletter(c.get("person").role),
    });
  }

  api.get("/:issue", getState);
  api.get("/:issue/mail", async (c) => {
    const language = findLanguage(c.req.query("lng")) ?? defaultLanguage;
    const issues = await findIssue(deps.content, getIssueId(c));
    if (!issues) throw new ApiError("not-found");
    const { siteUrl } = deps;
    const options = { language, siteUrl, mails: mails.mails };
    const recipient = { unsubscribe: siteUrl, subscribedAt: new Date().toISOString() };
    const letter = buildIssueMail(translate(issues, language), recipient, options);
    const html = mailHtml({ ...letter, ...mails.mails.sender(letter.language, siteUrl) });
    return c.html(shown(html, c.req.query("scheme") === "dark"), 200, {
      "Content-Security-Policy": mailPolicy,
      "X-Frame-Options": "SAMEORIGIN",
    });
  });
  api.post("/:issue/test", admitSenders, async (c) => {
    const { email } = c.get("person");
    await limits.email("desk-test", email);
    const issues = await requireIssue(deps.content, getIssueId(c));
    const signal = AbortSignal.timeout(defaultTimeouts.send);
    for (const language of languages) {
      const message = composeTest(issues, { language, to: email }, mails);
      await mailer(`test.${email}`, message, signal).catch(notSent);
    }
    await logTestMail(deps, getAction(c));
    return getState(c);
  });
  api.post("/:issue/sending", admitSenders, async (c) => {
    requireBody(c, { "application/json": maxBodyBytes });
    const { at } = requireValid(sendSchema, await readJson(c));
    await scheduleSending(deps, { ...getAction(c), at });
    pollSoon();
    return getState(c);
  });
  api.delete("/:issue/sending", admitSenders, async (c) => {
    await cancelSending(deps, getAction(c));
    return getState(c);
  });
  return api;
}

const active = (language: Language) =>
  `count(*[${issueSubscribersFilter} && language == "${language}"])`;
const subscribersQuery = `{${languages.map((language) => `"${language}": ${active(language)}`)}}`;

/** Inline styles, pictures and fonts of the site, no scripts. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; font-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Forces a theme, and opens links in a new window. */
const shown = (html: string, isDark: boolean): string =>
  html
    .replaceAll("(prefers-color-scheme:dark)", isDark ? "all" : "not all")
    .replace("<head>", '<head>\n<base target="_blank">');

function notSent(cause: unknown): never {
  throw new ApiError("mail-unavailable", { cause });
}
