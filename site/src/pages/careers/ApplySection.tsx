import { useLanguage, useQuery } from "@agency/client/navigation";
import { hasDeadlinePassed } from "@agency/content/deadline";
import { vacanciesQuery } from "@agency/content/queries/vacancies";
import { Container } from "@agency/ui/Container";
import { Section } from "@agency/ui/Section";
import { useTranslation } from "react-i18next";
import { ApplicationForm, type OpenPosition } from "./ApplicationForm.tsx";
import { useToday } from "./useToday.ts";

interface ApplyProps {
  positions: readonly OpenPosition[];
  /** @default none */
  chosen?: string | undefined;
  /** @default true */
  numbered?: boolean;
}

export function ApplySection({ positions, chosen, numbered = true }: ApplyProps) {
  const { t } = useTranslation("careers");
  return (
    <Section id="apply" numbered={numbered} label={t("form.label")} meta={t("form.note")}>
      <Container>
        <ApplicationForm positions={positions} chosen={chosen} />
      </Container>
    </Section>
  );
}

export function ApplyForAny() {
  const vacancies = useQuery(vacanciesQuery, { lang: useLanguage() });
  const today = useToday();
  const open = vacancies.filter((one) => !hasDeadlinePassed(one.applicationDeadline, today));
  return open.length > 0 && <ApplySection positions={open} />;
}
