import { caseStudyQuery, newestCaseStudiesQuery } from "@agency/content/queries/case-studies";
import { useParams } from "react-router-dom";
import { useContent } from "../../content.ts";
import type { PageRequest } from "../../navigation/page.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";
import { MissingCaseStudy } from "./MissingCaseStudy.tsx";
import { Story } from "./Story.tsx";

export async function load({ language: lang, params: { slug = "" }, ask }: PageRequest) {
  const study = await ask(caseStudyQuery, { lang, slug });
  if (!study) await ask(newestCaseStudiesQuery, { lang });
  return study !== null;
}

/** One project, from challenge to results. */
export default function CaseStudy() {
  return (
    <ContentBoundary page>
      <Content />
    </ContentBoundary>
  );
}

function Content() {
  const { slug = "" } = useParams();
  const study = useContent(caseStudyQuery, { lang: useLanguage(), slug });
  return study ? <Story slug={slug} study={study} /> : <MissingCaseStudy />;
}
