import { caseStudyQuery } from "@agency/content/queries/case-studies";
import { Container } from "@agency/ui/Container";
import { DetailSkeleton } from "@agency/ui/DetailHeader";
import { SkeletonText } from "@agency/ui/Skeleton";
import { loadContent, useContent } from "../../content.ts";
import type { Language } from "../../language.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";
import type { PageProps } from "../page.ts";
import { MissingCaseStudy } from "./MissingCaseStudy.tsx";
import { Story } from "./Story.tsx";

export function preload(language: Language, { slug = "" }: Record<string, string>) {
  void loadContent(caseStudyQuery, { lang: language, slug });
}

/** One project, from challenge to results. */
export default function CaseStudy({ params: { slug = "" } }: PageProps) {
  return (
    <ContentBoundary page skeleton={<Skeleton />}>
      <Content slug={slug} />
    </ContentBoundary>
  );
}

function Content({ slug }: { slug: string }) {
  const study = useContent(caseStudyQuery, { lang: useLanguage(), slug });
  return study ? <Story study={study} /> : <MissingCaseStudy />;
}

function Skeleton() {
  return (
    <>
      <DetailSkeleton facts={8} picture />
      <Container before="page">
        <SkeletonText size="lead" lines={8} length={60} />
      </Container>
    </>
  );
}
