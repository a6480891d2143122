import { useLanguage, useQuery } from "@agency/client/navigation";
import { vacanciesQuery } from "@agency/content/queries/vacancies";
import { Container } from "@agency/ui/Container";
import { Section } from "@agency/ui/SectionHead";
import { useTranslation } from "react-i18next";
import { ApplicationForm, type OpenPosition } from "./ApplicationForm.tsx";
import { isClosed } from "./deadline.ts";
import { useToday } from "./useToday.ts";

interface ApplyProps {
  positions: readonly OpenPosition[];
  /** Id of the position the page is about. @default none is chosen */
  chosen?: string | undefined;
  /** Whether it is counted among the page's sections. @default true */
  numbered?: boolean;
}

/** Where one applies. */
export function Apply({ positions, chosen, numbered = true }: ApplyProps) {
  const { t } = useTranslation("careers");
  return (
    <Section id="apply" numbered={numbered} label={t("form.label")} note={t("form.note")}>
      <Container>
        <ApplicationForm positions={positions} chosen={chosen} />
      </Container>
    </Section>
  );
}

/** The form where no position has been chosen yet; nothing while none is open. */
export function ApplyForAny() {
  const vacancies = useQuery(vacanciesQuery, { lang: useLanguage() });
  const today = useToday();
  const open = vacancies.filter((one) => !isClosed(one.applicationDeadline, today));
  return open.length > 0 && <Apply positions={open} />;
}
