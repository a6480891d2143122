import { jobPosting } from "@agency/client/head";
import { translate } from "@agency/content/language";
import { vacancyQuery } from "@agency/content/queries/vacancies";
import { brand } from "@agency/showcase/brand";
import { getPersonDrawing } from "@agency/showcase/og-image/pageDrawings";
import { getPortraits, getWorkplace } from "./ogImage.ts";
import type { DescribePage } from "./types.ts";

export const describeVacancy: DescribePage = (page, context) => {
  const { language, path, params, queries, getT, now } = page;
  const vacancy = queries.find(vacancyQuery, { lang: language, id: params.id ?? "" });
  if (!vacancy) return {};
  const { title, description, address, baseSalary, applicationDeadline: deadline } = vacancy;
  const t = getT("careers");
  const list = (label: string, { items }: { items: string[] }) => ({ title: label, items });
  const amount = baseSalary && (baseSalary.min ?? baseSalary.max);
  return {
    parent: { name: getT("common")("footer.careers"), path: "/careers" },
    isSample: vacancy.isSample,
    jsonLd: [
      jobPosting(
        context,
        {
          language,
          path,
          id: vacancy._id,
          title: title.text,
          description: description?.text ?? null,
          lists: [
            list(t("vacancy.responsibilities"), vacancy.responsibilities),
            list(t("vacancy.requirements"), vacancy.requirements),
            list(t("vacancy.benefits"), vacancy.benefits),
          ],
          postedDate: vacancy.postedDate,
          deadline,
          jobType: vacancy.jobType,
          workMode: vacancy.workMode,
          address: address?.locality
            ? {
                street: address.street ?? undefined,
                locality: address.locality,
                region: address.region ?? undefined,
                postalCode: address.postalCode ?? undefined,
                country: address.country ?? undefined,
              }
            : null,
          countries: vacancy.remoteCountries,
          salary:
            baseSalary && amount
              ? {
                  currency: baseSalary.currency,
                  min: baseSalary.min ?? amount,
                  max: baseSalary.max ?? amount,
                  unit: baseSalary.unit,
                }
              : undefined,
          isSample: vacancy.isSample,
          employer: { name: translate(brand.name, language), logo: "/icon-512.png" },
        },
        now,
      ),
    ],
    sharing: {
      kind: "vacancy",
      title: title.text,
      note: getWorkplace(page, vacancy),
      seed: vacancy._id,
      drawing: getPersonDrawing(getPortraits(page), vacancy._id),
    },
  };
};
