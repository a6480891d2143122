import { Localized } from "@agency/client/components/Localized";
import { listSeparator } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import type { LocalizedLabel } from "@agency/content";
import { translate } from "@agency/content/language";
import type { VacancyRow } from "@agency/content/queries/vacancies";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../formatDate.ts";
import { daysLeft, isClosed, soon } from "./deadline.ts";

type Label = LocalizedLabel | null;

/** Type and mode of a vacancy in the page's words: "Full Time, Hybrid". */
function useTerms() {
  const { t } = useTranslation("careers");
  const lang = useLanguage();
  return ({ jobType, workMode }: VacancyRow) =>
    [jobType && t(`jobTypes.${jobType}`), workMode && t(`workModes.${workMode}`)]
      .filter(Boolean)
      .join(translate(listSeparator, lang));
}

interface WhereAndHowProps {
  vacancy: VacancyRow;
  location: Label;
  today: string;
}

/** Place, type and mode; what is left of the time when that is short; that it is over, when it is. */
export function WhereAndHow({ vacancy, location, today }: WhereAndHowProps) {
  const { t } = useTranslation("careers");
  const lang = useLanguage();
  const terms = useTerms()(vacancy);
  const { applicationDeadline: deadline } = vacancy;
  if (deadline !== null && isClosed(deadline, today))
    return t("deadline.passed", { date: formatDate(deadline, lang) });
  const left = deadline === null ? undefined : daysLeft(deadline, today);
  return (
    <>
      {location && <Localized value={location} />}
      {location && terms && <br />}
      {terms}
      {left !== undefined && left <= soon.list && (
        <>
          <br />
          {t("deadline.left", { count: left })}
        </>
      )}
    </>
  );
}
