import { type ProductSlug, productSlugs } from "@agency/content";
import { brand } from "@agency/showcase/brand";
import { Container } from "@agency/ui/Container";
import { List, ListItem } from "@agency/ui/List";
import { SectionHeader } from "@agency/ui/Section";
import { useTranslation } from "react-i18next";

export function OtherProducts({ product }: { product: ProductSlug }) {
  const { t } = useTranslation("products");
  return (
    <Container paddingBlockStart="section">
      <SectionHeader
        numbered={false}
        label={t("shared.others.label")}
        meta={t("shared.others.note")}
        level={2}
      />
      <List aria-label={t("shared.others.label")}>
        {productSlugs
          .filter((slug) => slug !== product)
          .map((slug) => (
            <ListItem
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
      </List>
    </Container>
  );
}
