import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { Faq } from "@agency/ui/Faq";
import { Column, Grid } from "@agency/ui/Grid";
import { Link } from "@agency/ui/Link";
import { PageHeader } from "@agency/ui/PageHeader";
import { Row, Rows } from "@agency/ui/Row";
import { Section, SectionHead } from "@agency/ui/SectionHead";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { contactAbout } from "../../services.ts";
import { RelatedWork } from "./RelatedWork.tsx";

/** The services with a page of their own, in the order of the line from idea to market. */
const line = ["branding", "technology", "advertising", "marketing"] as const;
export type ServicePage = (typeof line)[number];

interface OpeningProps {
  service: ServicePage;
  title: ReactNode;
  eyebrow: ReactNode;
  lead: ReactNode;
  action: ReactNode;
}

/** The heading of a service's page, with the way to the contact form. */
export function ServiceOpening({ service, action, ...header }: OpeningProps) {
  return (
    <PageHeader
      {...header}
      action={<ButtonLink href={contactAbout(service)}>{action}</ButtonLink>}
    />
  );
}

interface ClosingProps {
  service: ServicePage;
  /** The number of the first of its sections. */
  number: number;
  work: ReactNode;
  questions: readonly { question: string; answer: string }[];
  contact: { title: ReactNode; action: ReactNode };
  /** A section between the questions and the last words. */
  children?: ReactNode;
}

/** What every service's page ends with: related work, questions, contact, and the next service. */
export function ServiceClosing({
  service,
  number,
  work,
  questions,
  contact,
  children,
}: ClosingProps) {
  const { t } = useTranslation("services");
  return (
    <>
      <RelatedWork number={number} service={service} title={work} />
      <Section
        id="questions"
        number={number + 1}
        label={t("shared.faq.label")}
        note={t("shared.faq.note")}
        level={2}
      >
        <Container>
          <Grid>
            <Column start={6} span={7}>
              <Faq items={questions} />
            </Column>
          </Grid>
        </Container>
      </Section>
      {children}
      <CallToAction
        title={contact.title}
        note={t("shared.contact.note")}
        actions={
          <>
            <ButtonLink href={contactAbout(service)}>{contact.action}</ButtonLink>
            <Link kind="line" href="/case-studies">
              {t("shared.contact.work")}
            </Link>
          </>
        }
      />
      <Next service={service} />
    </>
  );
}

function Next({ service }: { service: ServicePage }) {
  const { t } = useTranslation(["services", "common"]);
  const next = line[(line.indexOf(service) + 1) % line.length] ?? "branding";
  return (
    <Container before="section">
      <SectionHead label={t("shared.next.label")} level={2} />
      <Rows aria-label={t("shared.next.label")}>
        <Row
          title={t(`common:nav.${next}`)}
          href={`/${next}`}
          meta={[t(`common:nav.${next}Note`)]}
        />
      </Rows>
    </Container>
  );
}
