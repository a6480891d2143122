import { Localized } from "@agency/client/components/Localized";
import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import { useLanguage, useQuery } from "@agency/client/navigation";
import { useNow } from "@agency/client/useNow";
import { isLaunched, productSlugs } from "@agency/content";
import { homeQuery } from "@agency/content/queries/home";
import type { ProductLaunch } from "@agency/content/queries/launches";
import { brand } from "@agency/showcase/brand";
import { ProductPanels } from "@agency/showcase/ProductPanels";
import { useTranslation } from "react-i18next";
import { productDrawings } from "../../artwork/ProductDrawing.tsx";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { formatLaunchDate } from "../products/launch.ts";
import { HomeSection } from "./HomeSection.tsx";

/** From 0 to 1. */
const getShareTaken = (places: ProductLaunch["places"] | undefined) =>
  places && places.total > 0 ? Math.min(1, Math.max(0, places.taken) / places.total) : undefined;

export function OwnProducts() {
  const { t } = useTranslation("home");
  return (
    <HomeSection id="products" title={t("products.title")}>
      <ContentBoundary failed={() => <Panels />}>
        <LaunchPanels />
      </ContentBoundary>
    </HomeSection>
  );
}

function LaunchPanels() {
  const { products } = useQuery(homeQuery, { lang: useLanguage() });
  return <Panels products={products} />;
}

function Panels({ products = [] }: { products?: ProductLaunch[] }) {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const now = new Date(useNow(60_000));

  const getProduct = (slug: ProductLaunch["slug"]) =>
    products.find((product) => product.slug === slug);

  const isThere = (product: ProductLaunch | undefined) =>
    product !== undefined && isLaunched(product, now);

  function getLaunch(product: ProductLaunch | undefined) {
    // Reserves the line.
    if (!product) return "\u00A0";
    if (isThere(product)) return t("products.live");
    const words = formatLaunchDate(product, language, now);
    if (!words) return "\u00A0";
    return interpolateNodes((date) => t("products.launch", { date }), <Localized value={words} />);
  }

  return (
    <ProductPanels
      items={productSlugs.map((slug) => ({
        product: slug,
        colors: brand.productColors[slug],
        name: <bdi lang="en">{getProduct(slug)?.name ?? brand.products[slug]}</bdi>,
        href: `/${slug}`,
        drawing: productDrawings[slug],
        launched: isThere(getProduct(slug)),
        share: getShareTaken(getProduct(slug)?.places),
        text: t(`products.${slug}.text`),
        note: getLaunch(getProduct(slug)),
      }))}
    />
  );
}
