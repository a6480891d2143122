import { Claims } from "@agency/ui/Claims";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { Milestones } from "@agency/ui/Milestones";
import { Spans } from "@agency/ui/Spans";
import { Specimen } from "@agency/ui/Specimen";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { useTranslation } from "react-i18next";
import { brand } from "../../agency/brand.ts";
import { lists } from "../../lists.ts";
import { contactAbout } from "../../services.ts";
import { TitledSection } from "../TitledSection.tsx";

/** What the agency does: each service as the part of the way from idea to market it covers. */
const services = [
  { key: "consultancy", span: [0, 25], href: contactAbout("consultation") },
  { key: "branding", span: [10, 46], href: "/branding" },
  { key: "products", span: [24, 68], href: contactAbout("products") },
  { key: "technology", span: [36, 86], href: "/technology" },
  { key: "advertising", span: [56, 95], href: "/advertising" },
  { key: "marketing", span: [66, 100], href: "/marketing" },
] as const;

export function Services() {
  const { t } = useTranslation("home");
  return (
    <TitledSection
      id="services"
      label={t("services.label")}
      note={t("services.note")}
      title={t("services.title")}
    >
      <Container>
        <Spans
          startLabel={t("services.idea")}
          endLabel={t("services.market")}
          items={services.map(({ key, span: [start, end], href }) => ({
            title: t(`services.${key}.title`),
            description: t(`services.${key}.text`),
            start,
            end,
            href,
          }))}
        />
      </Container>
    </TitledSection>
  );
}

/** The way of working in four steps; the page about the agency tells more. */
export function HowWeWork() {
  const { t } = useTranslation("home");
  return (
    <TitledSection id="how" label={t("how.label")} note={t("how.note")} title={t("how.title")}>
      <Container>
        <Stack gap={6}>
          <Steps items={t("how.steps", lists)} />
          <div>
            <Link kind="line" href="/about#process">
              {t("how.link")}
            </Link>
          </div>
        </Stack>
      </Container>
    </TitledSection>
  );
}

export function FirstWeek() {
  const { t } = useTranslation("home");
  const words = (key: "first" | "second" | "third") => ({
    value: t(`week.${key}.value`),
    unit: t(`week.${key}.unit`),
    text: t(`week.${key}.text`),
  });
  return (
    <TitledSection id="week" label={t("week.label")} note={t("week.note")} title={t("week.title")}>
      <Milestones
        items={[
          { ...words("first"), at: 1 / 7 },
          { ...words("second"), at: 2 / 7, side: "below" },
          { ...words("third"), at: 1, align: "end" },
        ]}
      />
      <Container>
        <Claims
          items={[
            { value: t("week.support.value"), text: t("week.support.text") },
            { value: t("week.uptime.value"), text: t("week.uptime.text") },
          ]}
        />
      </Container>
    </TitledSection>
  );
}

export function TwoScripts() {
  const { t } = useTranslation("home");
  return (
    <TitledSection
      id="scripts"
      label={t("scripts.label")}
      note={t("scripts.note")}
      title={t("scripts.title")}
      side={t("scripts.text")}
    >
      <Specimen label={t("scripts.specimenLabel")} {...brand.specimen} />
    </TitledSection>
  );
}
