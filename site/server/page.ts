import type { PublicSettings } from "./content.ts";
import { hashOf } from "./security.ts";

const settingsElement = /(<script\b(?=[^>]*\bid=["']?settings["']?)[^>]*>)[\s\S]*?(<\/script>)/i;
/** Comments are matched too, so that what they hold is not taken for an element. */
const elements = /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/** Writes the public settings into the page. Throws when the page has no place for them. */
export function withSettings(html: string, settings: PublicSettings): string {
  const json = JSON.stringify(settings).replace(/[<>&\u2028\u2029]/g, escapeForScript);
  if (!settingsElement.test(html))
    throw new Error('The page has no <script type="application/json" id="settings">.');
  return html.replace(settingsElement, (_all, open: string, close: string) => open + json + close);
}

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
        .map(([, , , content = ""]) => hashOf(content)),
    ),
  ];
  return {
    html,
    scriptHashes: hashes("script", isInlineCode),
    styleHashes: hashes("style", () => true),
  };
}

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
