import { type ProductSlug, productSlugs } from "@agency/content";
import { brand } from "@agency/showcase/brand";
import { Container } from "@agency/ui/Container";
import { Row, Rows } from "@agency/ui/Row";
import { SectionHead } from "@agency/ui/SectionHead";
import { useTranslation } from "react-i18next";

export function OtherProducts({ product }: { product: ProductSlug }) {
  const { t } = useTranslation("products");
  return (
    <Container before="section">
      <SectionHead
        numbered={false}
        label={t("shared.others.label")}
        note={t("shared.others.note")}
        level={2}
      />
      <Rows aria-label={t("shared.others.label")}>
        {productSlugs
          .filter((slug) => slug !== product)
          .map((slug) => (
            <Row
              key={slug}
              title={
                <bdi dir="ltr" lang="en">
                  {brand.products[slug]}
                </bdi>
              }
              href={`/${slug}`}
              meta={[t(`${slug}.eyebrow`)]}
            />
          ))}
      </Rows>
    </Container>
  );
}
