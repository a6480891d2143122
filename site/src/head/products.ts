import { faqPage, softwareApplication } from "@agency/client/head";
import { type Product, productQuery } from "@agency/content/queries/products";
import { brand } from "@agency/showcase/brand";
import { getProductDrawing } from "@agency/showcase/og-image/pageDrawings";
import { asObjects } from "../asObjects.ts";
import { formatLaunchDate } from "../pages/products/launch.ts";
import type { DescribePage } from "./types.ts";

export const describeProduct =
  (slug: Product["slug"]): DescribePage =>
  (page, context) => {
    const { language, path, meta, queries, getT, now } = page;
    const product = queries.find(productQuery, { lang: language, slug });
    const name = product?.name ?? brand.products[slug];
    const launchAt = product?.launchAt ? Date.parse(product.launchAt) : Number.NaN;
    const launched = product?.state === "launched" || launchAt <= now.getTime();
    const t = getT("products");
    const { offers, needs } = t("upflyover.opening", asObjects);
    const questions = slug === "upflyover" ? t("upflyover.faq.items", asObjects) : [];
    return {
      jsonLd: [
        softwareApplication(context, {
          language,
          path,
          name,
          description: meta.description,
          category: "BusinessApplication",
          operatingSystem: "Web",
          isLaunched: launched,
          offers: (product?.offers ?? []).map(({ name, price, currency }) => ({
            name: name.text,
            price,
            currency,
          })),
        }),
        ...(questions.length > 0 ? [faqPage(questions)] : []),
      ],
      sharing: {
        kind: slug,
        title: name,
        lead: getT("common")(`nav.${slug}Note`),
        note: launched || !product ? undefined : formatLaunchDate(product, language, now)?.text,
        seed: slug,
        drawing: getProductDrawing(slug, {
          launched,
          places: product?.places,
          lanes: { offers: offers.items.length, needs: needs.items.length },
        }),
      },
    };
  };
