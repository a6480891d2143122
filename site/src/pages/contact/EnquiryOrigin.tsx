import { Localized } from "@agency/client/components/Localized";
import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import type { FormValues } from "@agency/client/forms/draft";
import { readValues } from "@agency/client/forms/formElement";
import { useLanguage, useQuery } from "@agency/client/navigation";
import type { ProductPlan, ProductSlug, Station } from "@agency/content";
import { caseStudyLinkQuery } from "@agency/content/queries/case-studies";
import { Button } from "@agency/ui/Button";
import { Inline } from "@agency/ui/Inline";
import { Link } from "@agency/ui/Link";
import { Text } from "@agency/ui/Text";
import { useHydrated } from "@agency/ui/utils";
import { type MouseEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { readCaseSlug } from "../../contactPaths.ts";
import { originNames, removeOrigin } from "./prefill.ts";

interface OriginProps {
  values: FormValues;
  onTakenOut: (values: FormValues, changed: string) => void;
}

/** Enquiry's origin, such as a product or case study. */
export function EnquiryOrigin({ values, onTakenOut }: OriginProps) {
  const { t } = useTranslation("contact");
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const [takenOut, setTakenOut] = useState(false);
  const carried = originNames.filter((name) => values[name]);
  if (takenOut || carried.length === 0) return null;

  function takeOut({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setTakenOut(true));
    if (!form) return;
    onTakenOut(readValues(form), "product");
    form.querySelector<HTMLElement>("[name=service]")?.focus();
  }

  return (
    <div>
      {carried.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <Inline justify="between" gap={4}>
        <Text size="sm">
          <Words of={values} />
        </Text>
        {hydrated ? (
          <Button variant="text" size="small" onClick={takeOut}>
            {t("form.origin.takeOut")}
          </Button>
        ) : (
          <Link variant="line" href={`/contact?${removeOrigin(search)}#form`}>
            {t("form.origin.takeOut")}
          </Link>
        )}
      </Inline>
    </div>
  );
}

function Words({ of: { product, plan, caseStudy, station } }: { of: FormValues }): ReactNode {
  const { t } = useTranslation("contact");
  const [search] = useSearchParams();
  if (product) {
    const words = {
      product: t(`form.products.${product as ProductSlug}`),
      plan: plan && t(`form.plans.${plan as ProductPlan}`),
    };
    return t(`form.origin.${plan ? "plan" : "product"}`, words);
  }
  if (!caseStudy && station)
    return t("form.origin.station", { station: t(`form.stations.${station as Station}`) });
  return caseStudy && caseStudy === readCaseSlug(search) ? (
    <CaseWords slug={caseStudy} />
  ) : (
    t("form.origin.case", { title: caseStudy })
  );
}

function CaseWords({ slug }: { slug: string }) {
  const { t } = useTranslation("contact");
  const study = useQuery(caseStudyLinkQuery, { lang: useLanguage(), slug });
  return interpolateNodes(
    (title) => t("form.origin.case", { title }),
    study ? <Localized value={study.title} /> : slug,
  );
}
