import { Localized } from "@agency/client/components/Localized";
import { NotFound } from "@agency/ui/NotFound";
import { useTranslation } from "react-i18next";
import { usePageHead } from "../../shell/usePageHead.ts";
import { useOtherVacancies } from "./otherVacancies.ts";

export function MissingVacancy({ id }: { id: string }) {
  const { t } = useTranslation("careers");
  const others = useOtherVacancies(id);
  const title = t("vacancy.notFound.title");
  usePageHead({ title });
  return (
    <NotFound
      eyebrow={<bdi>404</bdi>}
      title={title}
      description={t("vacancy.notFound.text")}
      itemsLabel={t("vacancy.others")}
      items={[
        ...others.map((vacancy) => ({
          label: <Localized value={vacancy.title} />,
          description: vacancy.location && <Localized value={vacancy.location} />,
          href: `/careers/${vacancy._id}`,
        })),
        { label: t("vacancy.back"), href: "/careers" },
      ]}
    />
  );
}
