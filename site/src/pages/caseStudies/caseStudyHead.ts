import type { Language } from "@agency/content/language";
import type { CaseStudy } from "@agency/content/queries/case-studies";
import { createSnippet } from "../../shell/searchResult.ts";
import type { DocumentHead } from "../../shell/usePageHead.ts";

/**
 * Builds a title of client and case study, and the description from the challenge's beginning.
 *
 * @param fallback for case studies without a challenge in the page's language
 */
export function getCaseStudyHead(
  { title, clientName: client, challenge }: Pick<CaseStudy, "title" | "clientName" | "challenge">,
  language: Language,
  fallback: string,
): DocumentHead {
  const needsClient = client.lang === title.lang && !title.text.includes(client.text);
  return {
    title: title.text,
    detailedTitle: needsClient ? `${client.text}: ${title.text}` : title.text,
    description: createSnippet(challenge?.lang === language ? challenge.text : undefined, fallback),
  };
}
