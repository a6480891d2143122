import { useLanguage, useQuery } from "@agency/client/navigation";
import { caseStudyQuery } from "@agency/content/queries/case-studies";
import { useParams } from "react-router-dom";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { CaseStudyContent } from "./CaseStudyContent.tsx";
import { MissingCaseStudy } from "./MissingCaseStudy.tsx";

export default function CaseStudy() {
  return (
    <ContentBoundary page>
      <Content />
    </ContentBoundary>
  );
}

function Content() {
  const { slug = "" } = useParams();
  const study = useQuery(caseStudyQuery, { lang: useLanguage(), slug });
  return study ? <CaseStudyContent slug={slug} study={study} /> : <MissingCaseStudy />;
}
