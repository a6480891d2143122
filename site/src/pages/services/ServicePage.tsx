import { BelowFold } from "@agency/client/navigation";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { List, ListItem } from "@agency/ui/List";
import { PageHeader } from "@agency/ui/PageHeader";
import { SectionHeader } from "@agency/ui/Section";
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
      actions={<ButtonLink href={getContactPath(service)}>{t(`${service}.action`)}</ButtonLink>}
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
          meta={t("shared.faq.note")}
          items={t(`${service}.faq.items`, asObjects)}
        />
        {after}
        <CallToAction
          title={t(`${service}.contact.title`)}
          description={t("shared.contact.note")}
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
    <Container paddingBlockStart="section">
      <SectionHeader numbered={false} label={label} level={2} />
      <List aria-label={label}>
        <ListItem
          title={t(`common:nav.${next}`)}
          href={`/${next}`}
          meta={[t(`common:nav.${next}Note`)]}
        />
      </List>
    </Container>
  );
}
