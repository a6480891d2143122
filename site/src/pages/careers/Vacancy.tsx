import { useLanguage, useQuery } from "@agency/client/navigation";
import { vacancyQuery } from "@agency/content/queries/vacancies";
import { useParams } from "react-router-dom";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { MissingVacancy } from "./MissingVacancy.tsx";
import { Position } from "./Position.tsx";

export default function Vacancy() {
  return (
    <ContentBoundary page>
      <Content />
    </ContentBoundary>
  );
}

function Content() {
  const { id = "" } = useParams();
  const vacancy = useQuery(vacancyQuery, { lang: useLanguage(), id });
  return vacancy ? <Position vacancy={vacancy} /> : <MissingVacancy id={id} />;
}
