import type { Language } from "@agency/content/language";
import { getPageUrl, type SiteUrls } from "./urls.ts";

interface LlmsLink {
  title: string;
  /** Without language prefix. */
  path: string;
  language: Language;
  description?: string | undefined;
}

export interface LlmsData {
  name: string;
  summaries: readonly string[];
  sections: readonly { title: string; links: readonly LlmsLink[] }[];
}

const plain = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\[\]<>*_`]/g, "\\$&");

const encodeParenthesis = (sign: string) => (sign === "(" ? "%28" : "%29");

/** Renders `/llms.txt` (llmstxt.org). */
export function llms({ name, summaries, sections }: LlmsData, urls: SiteUrls): string {
  const link = ({ title, path, language, description }: LlmsLink) => {
    // A closing parenthesis would end the link.
    const url = getPageUrl(urls, language, path).replace(/[()]/g, encodeParenthesis);
    return `- [${plain(title)}](${url})${description ? `: ${plain(description)}` : ""}`;
  };
  return `${[
    `# ${plain(name)}`,
    summaries.map((summary) => `> ${plain(summary)}`).join("\n>\n"),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ title, links }) => `## ${plain(title)}\n\n${links.map(link).join("\n")}`),
  ].join("\n\n")}\n`;
}
