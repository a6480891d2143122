import { Localized } from "@agency/client/components/Localized";
import { useLanguage, useQuery } from "@agency/client/navigation";
import { contactQuery } from "@agency/content/queries/contact";
import { brand } from "@agency/showcase/brand";
import { Companies } from "@agency/showcase/Companies";
import { Container } from "@agency/ui/Container";
import { Section } from "@agency/ui/Section";
import { useTranslation } from "react-i18next";

export function GroupCompanies() {
  const { t } = useTranslation("contact");
  const { companies } = useQuery(contactQuery, { lang: useLanguage() });
  if (companies.length === 0) return null;
  return (
    <Section level={2} id="group" label={t("group.label")} meta={t("group.title")}>
      <Container>
        <Companies
          items={companies.map(({ name, text, href, product }) => ({
            name: product ? <bdi lang="en">{name.text}</bdi> : <Localized value={name} />,
            text: <Localized value={text} />,
            href,
            ...(product && { product, colors: brand.productColors[product] }),
          }))}
        />
      </Container>
    </Section>
  );
}
