import { getDirection } from "@agency/content/language";
import type { PublicSettings } from "../content/content.ts";
import { computeHash } from "../http/security.ts";
import type { PageFiles } from "./build.ts";
import type { Rendered } from "./renderer.ts";

const settingsElement = /(<script\b(?=[^>]*\bid=["']?settings["']?)[^>]*>)[\s\S]*?(<\/script>)/i;
/** Comments are matched too, so that what they hold is not taken for an element. */
const elements = /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/** Writes the public settings into the page. Throws when the page has no place for them. */
export function withSettings(html: string, settings: PublicSettings): string {
  const json = jsonForScript(settings);
  if (!settingsElement.test(html))
    throw new Error('The page has no <script type="application/json" id="settings">.');
  return html.replace(settingsElement, (_all, open: string, close: string) => open + json + close);
}

/** JSON that can stand in a script element. */
const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeForScript);

function escapeForScript(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The page as it is sent, and the CSP hashes of every inline script that runs and every inline style. */
export interface Page {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/** Prepares the built `index.html`, once at the start. */
export function preparePage(source: string, settings: PublicSettings): Page {
  // Browsers hash what the parser made of the text: with plain newlines.
  const html = withSettings(source.replace(/\r\n?/g, "\n"), settings);
  const inline = [...html.matchAll(elements)];
  const hashes = (name: string, runs: (attributes: string) => boolean) => [
    ...new Set(
      inline
        .filter(([, tag, attributes = ""]) => tag?.toLowerCase() === name && runs(attributes))
        .map(([, , , content = ""]) => computeHash(content)),
    ),
  ];
  return {
    html,
    scriptHashes: hashes("script", isInlineCode),
    styleHashes: hashes("style", () => true),
  };
}

/**
 * The document for pages whose address is nobody else's business: its own style names no fonts, which
 * a browser would ask for with that address (see `fillDocument`). The application's styles, which are
 * files, name them too.
 */
export const withoutFonts = (source: string): string =>
  source.replace(elements, (all, tag?: string) =>
    tag?.toLowerCase() === "style" ? all.replace(/@font-face\s*\{[^}]*\}/g, "") : all,
  );

/**
 * Puts a rendered page into the prepared document. Its styles stand in it, so that it is painted
 * with the first answer; links that are switched off tell the application that they are there.
 *
 * @param options.posted address of the page, where it answers a form and stands at another one
 * @param options.isSecret whether its address is nobody else's business: a browser tells it with each
 *   font that a style in the page asks for, whatever `Referrer-Policy` says, and so its styles are files
 */
export function fillDocument(
  document: string,
  { language, head, html, state }: Rendered,
  { scripts, styles }: PageFiles,
  { posted, isSecret = false }: { posted?: string | undefined; isSecret?: boolean } = {},
): string {
  const attributes = `lang="${language}" dir="${getDirection(language)}"${posted ? ` data-posted="${escapeAttribute(posted)}"` : ""}`;
  const sheets = styles.map(({ href, css }) =>
    isSecret
      ? `<link rel="stylesheet" href="${href}">`
      : `<style>${css}</style><link rel="stylesheet" href="${href}" disabled>`,
  );
  const parts: [place: RegExp, text: string][] = [
    [/<html\b[^>]*>/, `<html ${attributes}>`],
    [/<!--meta-->[\s\S]*?<!--\/meta-->/, head],
    [/<\/head>/, `${sheets.join("")}</head>`],
    [/<!--page-->[\s\S]*?<!--\/page-->/, html],
    [/<!--state-->/, state === undefined ? "" : stateElement(state)],
    [/ data-modules="[^"]*"/, ` data-modules="${scripts.slice(1).join(" ")}"`],
  ];
  return parts.reduce((filled, [place, text]) => filled.replace(place, () => text), document);
}

const stateElement = (state: unknown): string =>
  `<script type="application/json" id="state">${jsonForScript(state)}</script>`;

/** A text within double quotes. */
const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Whether a script element carries code that runs, not data and not an address. */
function isInlineCode(attributes: string): boolean {
  if (/(?:^|\s)src\s*=/i.test(attributes)) return false;
  const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? "";
  return [
    "",
    "module",
    "text/javascript",
    "application/javascript",
    "importmap",
    "speculationrules",
  ].includes(type);
}
