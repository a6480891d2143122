import { Localized } from "@agency/client/components/Localized";
import { listSeparator } from "@agency/client/format";
import { useLanguage, useQueryReader } from "@agency/client/navigation";
import { stations } from "@agency/content";
import { translate } from "@agency/content/language";
import { homeQuery } from "@agency/content/queries/home";
import { Stations } from "@agency/showcase/Stations";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { Fragment, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { getContactPathFromStage } from "../../contactPaths.ts";
import { focusEnquiryForm } from "./focusEnquiryForm.ts";
import { stagePositions, useStage } from "./stageStore.ts";

/** In percent. */
const services = [
  { key: "consultancy", span: [0, 26], href: "/about#business-consultation" },
  { key: "branding", span: [14, 46], href: "/branding" },
  { key: "products", span: [24, 66], href: "/technology#product-solutions" },
  { key: "technology", span: [36, 84], href: "/technology" },
  { key: "advertising", span: [62, 94], href: "/advertising" },
  { key: "marketing", span: [70, 100], href: "/marketing" },
] as const;

/** Project-stage slider with the next services. */
export default function StageSlider() {
  const { t } = useTranslation("home");
  const { station, moveTo } = useStage();

  function use(event: MouseEvent) {
    if (focusEnquiryForm()) event.preventDefault();
  }

  return (
    <Container paddingBlockStart="section" as="section" id="way" aria-labelledby="way-title">
      <Stations
        title={t("way.title")}
        headingId="way-title"
        hint={t("way.hint")}
        lead={t("way.lead")}
        stations={stations.map((key) => ({
          name: t(`way.stations.${key}.name`),
          reached: t(`way.stations.${key}.reached`),
          at: stagePositions[key],
          href: getContactPathFromStage(key),
        }))}
        spans={services.map(({ key, span: [start, end], href }) => ({
          title: t(`way.services.${key}`),
          start,
          end,
          href,
        }))}
        value={stations.indexOf(station)}
        onValueChange={(index) => moveTo(stations[index] ?? station)}
        summary={t(`way.stations.${station}.summary`)}
        aside={<Started />}
        action={
          <Link variant="line" href="#form" onClick={use}>
            {t("way.use")}
          </Link>
        }
      />
    </Container>
  );
}

function Started() {
  const { t } = useTranslation("home");
  const { station } = useStage();
  const language = useLanguage();
  const home = useQueryReader().find(homeQuery, { lang: language });
  const started = home?.started.filter((study) => study.station === station).slice(0, 3) ?? [];
  if (started.length === 0) return null;
  return (
    <>
      <p>{t("way.started", { count: started.length })}</p>
      <p>
        {started.map(({ slug, clientName }, index) => (
          <Fragment key={slug}>
            {index > 0 && translate(listSeparator, language)}
            <Link variant="plain" href={`/case-studies/${slug}`}>
              <Localized value={clientName} />
            </Link>
          </Fragment>
        ))}
      </p>
    </>
  );
}
