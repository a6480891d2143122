import { Localized } from "@agency/client/components/Localized";
import { getThemedImage } from "@agency/client/content/imageSource";
import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { listSeparator } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import { translate } from "@agency/content/language";
import type { CaseStudy } from "@agency/content/queries/case-studies";
import { Container } from "@agency/ui/Container";
import { Grid, GridItem } from "@agency/ui/Grid";
import { Inline } from "@agency/ui/Inline";
import { Link } from "@agency/ui/Link";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Testimonial } from "@agency/ui/Testimonial";
import { useTranslation } from "react-i18next";

export function ClientTestimonial({ study }: { study: CaseStudy }) {
  const { t } = useTranslation("caseStudies");
  const { testimonial } = study;
  const links = [
    { label: t("detail.links.website"), href: study.websiteUrl },
    { label: t("detail.links.appStore"), href: study.appStoreUrl },
    { label: t("detail.links.playStore"), href: study.playStoreUrl },
    { label: t("detail.links.instagram"), href: study.instagramUrl },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  if (!testimonial && links.length === 0) return null;

  const portrait = testimonial && getThemedImage(...study.testimonialPortraits);
  const live = links.length > 0 && (
    <Grid>
      <GridItem start={portrait ? 6 : 2} span={portrait ? 7 : 10}>
        <Inline gap={5} role="group" aria-label={t("detail.links.label")}>
          {links.map(({ label, href }) => (
            <Link key={href} variant="line" href={href}>
              {label}
            </Link>
          ))}
        </Inline>
      </GridItem>
    </Grid>
  );
  if (!testimonial) return <Container paddingBlockStart="section">{live}</Container>;
  return (
    <Section level={2} id="testimonial" label={t("detail.testimonial")}>
      <Container>
        <Stack gap={6}>
          <Quote study={study} testimonial={testimonial} />
          {live}
        </Stack>
      </Container>
    </Section>
  );
}

function Quote({
  study: { testimonialAuthor, testimonialPosition, testimonialPortraits },
  testimonial,
}: {
  study: CaseStudy;
  testimonial: NonNullable<CaseStudy["testimonial"]>;
}) {
  const language = useLanguage();
  const marked = useLangAttributes();
  return (
    <Testimonial
      quote={testimonial.text}
      portrait={getThemedImage(...testimonialPortraits)}
      attribution={
        testimonialAuthor && (
          <>
            <Localized value={testimonialAuthor} />
            {testimonialPosition && (
              <>
                {translate(listSeparator, language)}
                <Localized value={testimonialPosition} />
              </>
            )}
          </>
        )
      }
      {...marked(testimonial.lang)}
    />
  );
}
