import { vacancyQuery } from "@agency/content/queries/vacancies";
import { Container } from "@agency/ui/Container";
import { DetailSkeleton } from "@agency/ui/DetailHeader";
import { SkeletonText } from "@agency/ui/Skeleton";
import { loadContent, useContent } from "../../content.ts";
import type { Language } from "../../language.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";
import type { PageProps } from "../page.ts";
import { MissingVacancy } from "./MissingVacancy.tsx";
import { loadOthers } from "./others.ts";
import { Position } from "./Position.tsx";

export function preload(language: Language, { id = "" }: Record<string, string>) {
  void loadContent(vacancyQuery, { lang: language, id });
  loadOthers(language, id);
}

/** One vacancy: what the work is, and how to apply until its last day. */
export default function Vacancy({ params: { id = "" } }: PageProps) {
  return (
    <ContentBoundary page skeleton={<Skeleton />}>
      <Content id={id} />
    </ContentBoundary>
  );
}

function Content({ id }: { id: string }) {
  const vacancy = useContent(vacancyQuery, { lang: useLanguage(), id });
  return vacancy ? <Position vacancy={vacancy} /> : <MissingVacancy id={id} />;
}

function Skeleton() {
  return (
    <>
      <DetailSkeleton facts={7} action />
      <Container before="page">
        <SkeletonText size="lead" lines={8} length={60} />
      </Container>
    </>
  );
}
