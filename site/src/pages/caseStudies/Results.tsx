import { Localized } from "@agency/client/components/Localized";
import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { formatNumber } from "@agency/client/format";
import { useLanguage } from "@agency/client/navigation";
import { type LocalizedText, splitParagraphs } from "@agency/content";
import type { CaseStudy, Metric } from "@agency/content/queries/case-studies";
import { Chapter } from "@agency/showcase/Chapter";
import { Container } from "@agency/ui/Container";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Stats } from "@agency/ui/Stats";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { useTranslation } from "react-i18next";
import { Charts } from "./Charts.tsx";

type Compared = Metric & { before: number; after: number };

const isCompared = (metric: Metric): metric is Compared =>
  metric.before !== null && metric.after !== null;

export function Results({ study }: { study: CaseStudy }) {
  const { t } = useTranslation("caseStudies");
  const marked = useLangAttributes();
  const { results, metricsImproved } = study;
  const compared = metricsImproved.filter(isCompared);
  const plain = metricsImproved.filter((metric) => !isCompared(metric));

  return (
    <Section
      level={2}
      id="results"
      label={t("detail.results")}
      meta={compared.length > 0 ? t("detail.statistics.note") : undefined}
    >
      <Container>
        <Stack gap={8}>
          {results && (
            <Chapter paragraphs={splitParagraphs(results.text)} {...marked(results.lang)} />
          )}
          {study.charts.length > 0 ? (
            <div>
              <Charts items={study.charts} />
            </div>
          ) : (
            metricsImproved.length > 0 && (
              <div>
                <VisuallyHidden as="h3">{t("detail.statistics.label")}</VisuallyHidden>
                {compared.length > 0 && (
                  <Stats
                    items={compared.map((metric) => ({
                      value: metric.value,
                      label: <Localized value={metric.label} />,
                      before: {
                        amount: metric.before,
                        label: <Amount of={metric.before} words={metric.beforeLabel} {...metric} />,
                      },
                      after: {
                        amount: metric.after,
                        label: <Amount of={metric.after} words={metric.afterLabel} {...metric} />,
                      },
                    }))}
                    labels={{
                      before: t("detail.statistics.before"),
                      after: t("detail.statistics.after"),
                    }}
                  />
                )}
                {plain.length > 0 && (
                  <Stats
                    items={plain.map((metric) => ({
                      value: metric.value,
                      label: <Localized value={metric.label} />,
                    }))}
                  />
                )}
              </div>
            )
          )}
        </Stack>
      </Container>
    </Section>
  );
}

interface AmountProps {
  of: number;
  unit: LocalizedText | null;
  /** Amounts other than a number with a unit. */
  words: LocalizedText | null;
}

function Amount({ of: amount, unit, words }: AmountProps) {
  const language = useLanguage();
  const number = <bdi dir="ltr">{formatNumber(amount, language)}</bdi>;
  if (words) return <Localized value={words} />;
  if (!unit) return number;
  // Keeps their order in right-to-left text.
  return (
    <Localized value={unit}>
      {number} {unit.text}
    </Localized>
  );
}
