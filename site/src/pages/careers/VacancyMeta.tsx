import { Localized } from "@agency/client/components/Localized";
import { listSeparator } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import type { LocalizedLabel } from "@agency/content";
import { countDaysLeft, hasDeadlinePassed } from "@agency/content/deadline";
import { translate } from "@agency/content/language";
import type { VacancyRow } from "@agency/content/queries/vacancies";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../formatDate.ts";

/** From this many days before a deadline, it is shown. */
export const deadlineNotice = { list: 14, page: 60 };

type Label = LocalizedLabel | null;

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

export function VacancyMeta({ vacancy, location, today }: WhereAndHowProps) {
  const { t } = useTranslation("careers");
  const lang = useLanguage();
  const terms = useTerms()(vacancy);
  const { applicationDeadline: deadline } = vacancy;
  if (deadline !== null && hasDeadlinePassed(deadline, today))
    return t("deadline.passed", { date: formatDate(deadline, lang) });
  const left = deadline === null ? undefined : countDaysLeft(deadline, today);
  return (
    <>
      {location && <Localized value={location} />}
      {location && terms && <br />}
      {terms}
      {left !== undefined && left <= deadlineNotice.list && (
        <>
          <br />
          {t("deadline.left", { count: left })}
        </>
      )}
    </>
  );
}
