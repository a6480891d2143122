import { Hono } from "hono";
import type { Language } from "../forms/language.ts";
import { readBody } from "../http/body.ts";
import { ApiError, loggable } from "../http/errors.ts";
import { hashOf } from "../http/security.ts";
import { subscriberOfLink, unsubscribePath } from "../mail/links.ts";
import {
  directionOf,
  escapeHtml,
  type MailWords,
  otherThan,
  type UnsubscribeLine,
} from "../mail/words.ts";
import type { Writer } from "./submissions.ts";
import { unsubscribe } from "./subscriptions.ts";

export interface UnsubscribeOptions {
  writer: Writer;
  secret: string;
  siteUrl: string;
  words: Readonly<Record<Language, Pick<MailWords, "unsubscribe">>>;
}

const style =
  ":root{color-scheme:light dark}body{font:1.125rem/1.7 system-ui,sans-serif;max-inline-size:34rem;margin-block:10vh;margin-inline:auto;padding-inline:1rem}button{font:inherit;padding-block:.5rem;padding-inline:1.25rem}section+section{margin-block-start:2rem;padding-block-start:1rem;border-block-start:1px solid}";

const policy = `default-src 'none'; style-src ${hashOf(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The pages behind the link in a mail. GET shows a button and changes nothing, because mail
 * filters open links; POST, from the button or from a mail program (RFC 8058), ends the
 * subscription. 403 for a link that was not made here, 503 while the content service is away.
 */
export function unsubscribePages({ writer, secret, siteUrl, words }: UnsubscribeOptions): Hono {
  const pages = new Hono();
  const page = (language: Language, line: UnsubscribeLine, action?: string) =>
    pageOf(words, { language, line, home: `${siteUrl}/`, action });

  pages.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
    c.header("Content-Security-Policy", policy);
    c.header("Referrer-Policy", "no-referrer");
    c.header("X-Robots-Tag", "noindex");
  });

  pages.on(["GET", "POST"], "/", async (c) => {
    const { id = "", token = "", lng } = c.req.query();
    const language: Language = lng === "ar" ? "ar" : "en";
    const subscriber = subscriberOfLink(secret, id, token);
    if (!subscriber) return c.html(page(language, "forbidden"), 403);
    const search = new URLSearchParams({ id, token, lng: language });
    if (c.req.method !== "POST")
      return c.html(page(language, "confirm", `${unsubscribePath}?${search}`));
    await readBody(c);
    try {
      await unsubscribe(writer, subscriber);
      return c.html(page(language, "done"));
    } catch (error) {
      c.set("error", loggable(error));
      c.header("Retry-After", "5");
      return c.html(page(language, "unavailable", `${unsubscribePath}?${search}`), 503);
    }
  });

  pages.all("/", () => {
    throw new ApiError("method-not-allowed", { headers: { Allow: "GET, HEAD, POST" } });
  });
  return pages;
}

interface Shown {
  language: Language;
  line: UnsubscribeLine;
  home: string;
  /** Where the button leads; without it there is a link home. */
  action: string | undefined;
}

function pageOf(all: UnsubscribeOptions["words"], { language, line, home, action }: Shown): string {
  const order = [language, otherThan(language)];
  const section = (lang: Language) => {
    const words = all[lang].unsubscribe;
    const form = action
      ? `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(words.button)}</button></form>`
      : `<p><a href="${escapeHtml(home)}">${escapeHtml(words.home)}</a></p>`;
    const level = lang === language ? "h1" : "h2";
    return `<section lang="${lang}" dir="${directionOf(lang)}"><${level}>${escapeHtml(words.title)}</${level}><p>${escapeHtml(words[line])}</p>${form}</section>`;
  };
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(all[language].unsubscribe.title)}</title><style>${style}</style></head>
<body><main>${order.map(section).join("")}</main></body>
</html>
`;
}
