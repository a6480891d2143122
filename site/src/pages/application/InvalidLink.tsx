import { NotFound } from "@agency/ui/NotFound";
import { useTranslation } from "react-i18next";
import { usePageHead } from "../../shell/usePageHead.ts";

export function InvalidLink({ kind }: { kind: "invalid" | "away" }) {
  const { t } = useTranslation("application");
  const title = t(`${kind}.title`);
  usePageHead({ title });
  return (
    <NotFound
      title={title}
      description={t(`${kind}.text`)}
      itemsLabel={t("invalid.ways")}
      items={[
        { label: t("invalid.careers"), href: "/careers" },
        { label: t("invalid.contact"), href: "/contact" },
      ]}
    />
  );
}
