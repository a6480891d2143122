import { vacanciesQuery } from "@agency/content";
import { Container } from "@agency/ui/Container";
import { Section } from "@agency/ui/SectionHead";
import { useTranslation } from "react-i18next";
import { useContent } from "../../content.ts";
import { useLanguage } from "../../useLanguage.ts";
import { ApplicationForm, type OpenPosition } from "./ApplicationForm.tsx";
import { isClosed, useToday } from "./deadline.ts";

interface ApplyProps {
  positions: readonly OpenPosition[];
  /** Id of the position the page is about. @default none is chosen */
  chosen?: string | undefined;
  /** Its place among the page's sections. @default without a number */
  number?: number | undefined;
}

/** Where one applies. */
export function Apply({ positions, chosen, number }: ApplyProps) {
  const { t } = useTranslation("careers");
  return (
    <Section id="apply" number={number} label={t("form.label")} note={t("form.note")}>
      <Container>
        <ApplicationForm positions={positions} chosen={chosen} />
      </Container>
    </Section>
  );
}

/** The form where no position has been chosen yet; nothing while none is open. */
export function ApplyForAny({ number }: Pick<ApplyProps, "number">) {
  const vacancies = useContent(vacanciesQuery, { lang: useLanguage() });
  const today = useToday();
  const open = vacancies.filter((one) => !isClosed(one.applicationDeadline, today));
  return open.length > 0 && <Apply positions={open} number={number} />;
}
