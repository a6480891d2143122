import { absoluteUrl } from "../../src/head/head.ts";
import type { Language } from "../../src/language.ts";

interface LlmsLink {
  title: string;
  /** Root-relative, without language prefix. */
  path: string;
  language: Language;
  /** Plain text. */
  description?: string | undefined;
}

export interface LlmsData {
  /** The agency's name, in both languages. */
  name: string;
  /** What it is, a sentence or two for each language. */
  summaries: readonly string[];
  /** In the order in which they matter: pages, posts, each in both languages. */
  sections: readonly { title: string; links: readonly LlmsLink[] }[];
}

/** A text on one line, with nothing in it that Markdown would read. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\[\]<>*_`]/g, "\\$&");

const encodeParenthesis = (sign: string) => (sign === "(" ? "%28" : "%29");

/** The text of `/llms.txt`, Markdown after llmstxt.org. @param origin the public address without a path */
export function llms({ name, summaries, sections }: LlmsData, origin: string): string {
  const link = ({ title, path, language, description }: LlmsLink) => {
    // A closing parenthesis would end the link.
    const url = absoluteUrl({ origin }, language, path).replace(/[()]/g, encodeParenthesis);
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
