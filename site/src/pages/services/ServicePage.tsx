import { BelowFold } from "@agency/client/navigation";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { PageHeader } from "@agency/ui/PageHeader";
import { Row, Rows } from "@agency/ui/Row";
import { SectionHead } from "@agency/ui/SectionHead";
import { Stack } from "@agency/ui/Stack";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { getContactPath } from "../../contactPaths.ts";
import { usePageHead } from "../../shell/usePageHead.ts";
import { Questions } from "../Questions.tsx";
import { RelatedWork } from "./RelatedWork.tsx";

/** From idea to market. */
const line = ["branding", "technology", "advertising", "marketing"] as const;
export type ServiceName = (typeof line)[number];

interface ServicePageProps {
  service: ServiceName;
  artwork?: ReactNode;
  children: ReactNode;
  after?: ReactNode;
}

export function ServicePage({ service, artwork, children, after }: ServicePageProps) {
  const { t } = useTranslation("services");
  usePageHead({ title: t(`${service}.meta.title`), description: t(`${service}.meta.description`) });
  const header = (
    <PageHeader
      title={t(`${service}.title`)}
      eyebrow={t(`${service}.eyebrow`)}
      lead={t(`${service}.lead`)}
      action={<ButtonLink href={getContactPath(service)}>{t(`${service}.action`)}</ButtonLink>}
    />
  );
  return (
    <>
      {artwork ? (
        <Stack gap={7}>
          {header}
          {artwork}
        </Stack>
      ) : (
        header
      )}
      <BelowFold>
        {children}
        <RelatedWork service={service} title={t(`${service}.work.title`)} />
        <Questions
          label={t("shared.faq.label")}
          note={t("shared.faq.note")}
          items={t(`${service}.faq.items`, asObjects)}
        />
        {after}
        <CallToAction
          title={t(`${service}.contact.title`)}
          note={t("shared.contact.note")}
          actions={
            <>
              <ButtonLink href={getContactPath(service)}>
                {t(`${service}.contact.action`)}
              </ButtonLink>
              <Link variant="line" href="/case-studies">
                {t("shared.contact.work")}
              </Link>
            </>
          }
        />
        <Next service={service} />
      </BelowFold>
    </>
  );
}

function Next({ service }: { service: ServiceName }) {
  const { t } = useTranslation(["services", "common"]);
  const isLast = service === line.at(-1);
  const next = line[(line.indexOf(service) + 1) % line.length] ?? "branding";
  const label = t(isLast ? "shared.next.again" : "shared.next.label");
  return (
    <Container before="section">
      <SectionHead numbered={false} label={label} level={2} />
      <Rows aria-label={label}>
        <Row
          title={t(`common:nav.${next}`)}
          href={`/${next}`}
          meta={[t(`common:nav.${next}Note`)]}
        />
      </Rows>
    </Container>
  );
}
