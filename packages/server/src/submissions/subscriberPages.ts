import {
  defaultLanguage,
  findLanguage,
  type Language,
  localize,
  translate,
} from "@agency/content/language";
import {
  type ConfirmationSection,
  confirmationPageCss,
  renderConfirmationPage,
} from "@agency/mail";
import { type Context, Hono } from "hono";
import { readBody } from "../http/body.ts";
import { ApiError, toLogFields } from "../http/errors.ts";
import { computeHash } from "../http/security.ts";
import { getOtherLanguages, type LinkText } from "../mail/mailTexts.ts";
import { findLinkedSubscriber, type LinkUse, linkPaths } from "../mail/subscriberLinks.ts";
import type { Mails } from "../mail/types.ts";
import type { Writer } from "../records/store.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import { confirm, unsubscribe } from "./subscriptions.ts";

export interface SubscriberPagesOptions {
  writer: Writer;
  secret: string;
  siteUrl: string;
  mails: Mails;
  timeouts: Timeouts;
}

const acts: Record<
  LinkUse,
  (deps: Pick<SubscriberPagesOptions, "writer" | "timeouts">, id: string) => Promise<boolean>
> = {
  confirm,
  async unsubscribe({ writer }, id) {
    await unsubscribe(writer, id);
    return true;
  },
};

/**
 * Serves `/api/unsubscribe` and `/api/confirm`, the pages of links in mails. GET changes nothing,
 * because mail filters open links. POST comes from its button, or a mail client (RFC 8058). 403 for
 * invalid links, 503 without the content service.
 */
export function subscriberPages(options: SubscriberPagesOptions): Hono {
  const pages = new Hono();
  const policy = `default-src 'none'; style-src ${computeHash(confirmationPageCss)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  for (const use of Object.keys(linkPaths) as LinkUse[]) {
    const path = linkPaths[use];
    pages.use(path, async (c, next) => {
      await next();
      c.header("Cache-Control", "no-store");
      c.header("Content-Security-Policy", policy);
      c.header("Referrer-Policy", "no-referrer");
      c.header("X-Robots-Tag", "noindex");
    });
    pages.on(["GET", "POST"], path, (c) => answer(c, use, options));
    pages.all(path, () => {
      throw new ApiError("method-not-allowed", { headers: { Allow: "GET, HEAD, POST" } });
    });
  }
  return pages;
}

async function answer(
  c: Context,
  use: LinkUse,
  options: SubscriberPagesOptions,
): Promise<Response> {
  const { id = "", token = "", lng } = c.req.query();
  const { lang: language } = localize(options.mails.words, findLanguage(lng) ?? defaultLanguage);
  const page = (line: LinkText, action?: string) =>
    getPage(options, { use, language, line, action });
  const subscriber = findLinkedSubscriber(use, options.secret, id, token);
  if (!subscriber) return c.html(page("forbidden"), 403);
  const action = `${linkPaths[use]}?${new URLSearchParams({ id, token, lng: language })}`;
  if (c.req.method !== "POST") return c.html(page("confirm", action));
  await readBody(c);
  try {
    const isDone = await acts[use](options, subscriber);
    return isDone ? c.html(page("done")) : c.html(page("forbidden"), 403);
  } catch (error) {
    c.set("error", toLogFields(error));
    c.header("Retry-After", "5");
    return c.html(page("unavailable", action), 503);
  }
}

interface Shown {
  use: LinkUse;
  language: Language;
  line: LinkText;
  /** @default a link to the home page */
  action: string | undefined;
}

/** The recipient's language is unknown. */
function getPage(
  { mails, siteUrl }: SubscriberPagesOptions,
  { use, language, line, action }: Shown,
): string {
  const section = (lang: Language): ConfirmationSection => {
    const words = translate(mails.words, lang)[use];
    return {
      language: lang,
      title: words.title,
      text: words[line],
      action: action
        ? { label: words.button, href: action, posts: true }
        : { label: words.home, href: `${siteUrl}/`, posts: false },
    };
  };
  return renderConfirmationPage({
    sections: [section(language), ...getOtherLanguages(mails.words, language).map(section)],
    ...mails.sender(language, siteUrl),
  });
}
