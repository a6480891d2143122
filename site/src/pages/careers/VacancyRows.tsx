import { Localized } from "@agency/client/components/Localized";
import { countLabels, type LocalizedLabel } from "@agency/content";
import type { VacancyRow } from "@agency/content/queries/vacancies";
import { type HeadingLevel, WholeWords } from "@agency/ui/Heading";
import { List, ListItem } from "@agency/ui/List";
import { useTranslation } from "react-i18next";
import { VacancyMeta } from "./VacancyMeta.tsx";

interface VacancyRowsProps {
  vacancies: VacancyRow[];
  /** @default `vacancies` */
  all?: VacancyRow[];
  label: string;
  today: string;
  /** @default 2 */
  level?: Extract<HeadingLevel, 2 | 3>;
}

export function VacancyRows({
  vacancies,
  all = vacancies,
  label,
  today,
  level = 2,
}: VacancyRowsProps) {
  const { t } = useTranslation("careers");
  const departments = countLabels(all.map(({ department }) => department));
  const locations = countLabels(all.map(({ location }) => location));
  const known = (labels: LocalizedLabel[], wanted: LocalizedLabel | null) =>
    labels.find(({ key }) => key === wanted?.key) ?? wanted;

  return (
    <List aria-label={label}>
      {vacancies.map((vacancy) => {
        const department = known(departments, vacancy.department);
        return (
          <ListItem
            key={vacancy._id}
            level={level}
            href={`/careers/${vacancy._id}`}
            title={
              <Localized value={vacancy.title}>
                <WholeWords>{vacancy.title.text}</WholeWords>
              </Localized>
            }
            flag={vacancy.isFeatured ? t("featured") : undefined}
            meta={[
              department && <Localized key="department" value={department} />,
              <VacancyMeta
                key="terms"
                vacancy={vacancy}
                location={known(locations, vacancy.location)}
                today={today}
              />,
            ]}
          />
        );
      })}
    </List>
  );
}
