import { homeQuery, isLaunched, type Product, productSlugs } from "@agency/content";
import { Container } from "@agency/ui/Container";
import { ProductPanels } from "@agency/ui/ProductPanels";
import { Reveal } from "@agency/ui/Reveal";
import { Section, SectionTitle } from "@agency/ui/SectionHead";
import { useTranslation } from "react-i18next";
import { brand } from "../../brand.ts";
import { useContent } from "../../content.ts";
import { Localized } from "../../Localized.tsx";
import { sentence } from "../../sentence.tsx";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";
import { useMinute } from "../../useMinute.ts";
import { launchWords } from "../products/launch.ts";

/** The agency's products. Their launches are content; without it the rest still stands. */
export function OwnProducts({ number }: { number: number }) {
  const { t } = useTranslation("home");
  return (
    <Section id="products" number={number} label={t("products.label")} note={t("products.note")}>
      <Container>
        <Reveal>
          <SectionTitle side={t("products.text")} sideSize="sm">
            {t("products.title")}
          </SectionTitle>
        </Reveal>
      </Container>
      <ContentBoundary skeleton={<Panels />} failed={() => <Panels />}>
        <LaunchPanels />
      </ContentBoundary>
    </Section>
  );
}

function LaunchPanels() {
  const { products } = useContent(homeQuery, { lang: useLanguage() });
  return <Panels products={products} />;
}

function Panels({ products = [] }: { products?: Product[] }) {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const now = useMinute();

  function launchOf(slug: Product["slug"]) {
    const product = products.find((candidate) => candidate.slug === slug);
    // An empty line keeps the place until it is known.
    if (!product) return "\u00A0";
    if (isLaunched(product, now)) return t("products.live");
    const words = launchWords(product, language, now);
    if (!words) return "\u00A0";
    return sentence((date) => t("products.launch", { date }), <Localized of={words} />);
  }

  return (
    <ProductPanels
      items={productSlugs.map((slug) => ({
        product: slug,
        name: <bdi lang="en">{brand.products[slug]}</bdi>,
        href: `/${slug}`,
        text: t(`products.${slug}.text`),
        note: launchOf(slug),
      }))}
    />
  );
}
