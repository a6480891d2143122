import { Artwork } from "@agency/ui/Artwork";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Companies } from "@agency/ui/Companies";
import { Container } from "@agency/ui/Container";
import { Facts } from "@agency/ui/Facts";
import { Column, Grid } from "@agency/ui/Grid";
import { OfficeList } from "@agency/ui/OfficeList";
import { PageHeader } from "@agency/ui/PageHeader";
import { Section } from "@agency/ui/SectionHead";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { brand } from "../../brand.ts";
import { Rest } from "../../navigation/Rest.tsx";
import { cities, useOfficeClock } from "../../offices.tsx";
import { usePage } from "../../shell/usePage.ts";
import { useLanguage } from "../../useLanguage.ts";
import { ContactForm } from "./ContactForm.tsx";
import { directLines } from "./directLines.tsx";

/** Ways to reach the agency: writing first, then the direct lines, the offices, the group. */
export default function Contact() {
  const { t } = useTranslation("contact");
  usePage({ title: t("meta.title"), description: t("meta.description") });
  return (
    <>
      <PageHeader eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <Container before="page" as="section" id="form" aria-label={t("form.label")}>
        <Grid rowGap={8}>
          <Column span={7}>
            <ContactForm />
          </Column>
          <Column start={9} span={4}>
            <Stack gap={6}>
              <Artwork kind="orbit" seed={15} ground="theme" ratio="9/8" narrowRatio="3/2" />
              <section aria-label={t("direct.label")}>
                <Facts layout="list" items={directLines(t)} />
              </section>
            </Stack>
          </Column>
        </Grid>
      </Container>
      <Rest>
        <OfficeLocations />
        <Group />
        <CallToAction
          title={t("next.title")}
          actions={<ButtonLink href="/case-studies">{t("next.action")}</ButtonLink>}
        />
      </Rest>
    </>
  );
}

function OfficeLocations() {
  const { t } = useTranslation("contact");
  const clock = useOfficeClock();
  return (
    <Section level={2} id="offices" label={t("offices.label")} note={t("offices.note")}>
      <Container>
        <Stack gap={5}>
          <OfficeList
            items={cities.map((city) => ({
              name: t(`offices.${city}.name`),
              address: t(`offices.${city}.address`),
              note: city === "london" ? t("offices.london.note") : undefined,
              time: clock(city),
            }))}
          />
          {brand.isPlaceholder && (
            <Text size="xs" tone="fg3">
              {t("offices.sample")}
            </Text>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

function Group() {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  const product = (slug: "rendre" | "upflyover" | "gymestry") => ({
    product: slug,
    colors: brand.productColors[slug],
    name: <bdi lang="en">{brand.products[slug]}</bdi>,
    text: t(`group.${slug}`),
    href: `/${slug}`,
  });
  return (
    <Section level={2} id="group" label={t("group.label")} note={t("group.title")}>
      <Container>
        <Companies
          items={[
            { name: brand.name[language], text: t("group.studio"), href: "/about" },
            product("rendre"),
            product("upflyover"),
            product("gymestry"),
          ]}
        />
      </Container>
    </Section>
  );
}
