import { light } from "./colors.ts";
import { escapeHtml, toSafeUrl } from "./html.ts";
import type { MailInline, MailText } from "./types.ts";

/** Renders text with emphasis and links as HTML. Keeps line breaks. */
export function renderInline(content: MailText): string {
  const parts = typeof content === "string" ? [content] : content;
  return parts.map(inline).join("");
}

const broken = (text: string) => escapeHtml(text).replace(/\r?\n/g, "<br>");

function inline(part: MailInline): string {
  if (typeof part === "string") return broken(part);
  let html = broken(part.text);
  if (part.emphasis) html = `<em>${html}</em>`;
  if (part.strong) html = `<strong style="font-weight:600">${html}</strong>`;
  if (part.href === undefined) return html;
  return `<a class="c-link" href="${toSafeUrl(part.href)}" style="color:${light.link};text-decoration:underline;text-underline-offset:3px">${html}</a>`;
}
