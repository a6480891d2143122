import type { Language } from "../forms/language.ts";
import { tokenFor } from "../settings/secret.ts";
import { directionOf, escapeHtml } from "./words.ts";

/**
 * The same for every try of a mail, so that mail services can tell a repetition. `since` is when
 * the mail's reason came into being.
 */
export function messageId(secret: string, siteUrl: string, id: string, since: string): string {
  const key = tokenFor(secret, "message", `${id}\n${since}`).slice(0, 40);
  return `<${key}@${new URL(siteUrl).hostname}>`;
}

const fonts = "font-family:'Segoe UI',Tahoma,Arial,sans-serif";

/** A paragraph; the content is HTML already. */
export const paragraph = (content: string): string => `<p style="margin:0 0 16px">${content}</p>`;

/** A link in HTML; address and label are text. */
export const anchor = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

/** A whole message in one language and its direction; `content` is HTML already. */
export function htmlMessage(language: Language, title: string, content: string): string {
  const direction = directionOf(language);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px">
<div lang="${language}" dir="${direction}" style="${fonts};font-size:16px;line-height:1.7;max-width:560px;margin:0 auto">
${content}
</div>
</body>
</html>
`;
}
