import { getDirection } from "@agency/content/language";
import type { PublicSettings } from "../content/content.ts";
import { computeHash } from "../http/security.ts";
import type { PageFiles } from "./build.ts";
import type { Rendered } from "./renderer.ts";

const settingsElement =
  /(<script\b(?=[^>]*\bid=["']?site-settings["']?)[^>]*>)[\s\S]*?(<\/script>)/i;
/** Skips elements in comments. */
const elements = /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/** Inserts the public settings as JSON. Throws without a settings element. */
export function withSettings(html: string, settings: PublicSettings): string {
  const json = jsonForScript(settings);
  if (!settingsElement.test(html))
    throw new Error('The page has no <script type="application/json" id="site-settings">.');
  return html.replace(settingsElement, (_all, open: string, close: string) => open + json + close);
}

const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeForScript);

function escapeForScript(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

export interface Page {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/** Inserts the settings, and hashes inline scripts and styles for the CSP. */
export function preparePage(source: string, settings: PublicSettings): Page {
  // Browsers hash normalized newlines.
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

/** Removes fonts from secret pages (see `fillDocument`). Stylesheets load them too. */
export const withoutFonts = (source: string): string =>
  source.replace(elements, (all, tag?: string) =>
    tag?.toLowerCase() === "style" ? all.replace(/@font-face\s*\{[^}]*\}/g, "") : all,
  );

/**
 * Inserts a rendered page. Inline styles allow an early first paint, and disabled links mark them
 * as loaded.
 * @param options.posted URL of the page, if it answers a form elsewhere
 * @param options.isSecret links styles: fonts of inline ones send a secret URL as referrer despite
 *   `Referrer-Policy`
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

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

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
