import { NotFound } from "@agency/ui/NotFound";
import { useTranslation } from "react-i18next";
import { usePage } from "../../shell/usePage.ts";

export function Invalid({ kind }: { kind: "invalid" | "away" }) {
  const { t } = useTranslation("application");
  const title = t(`${kind}.title`);
  usePage({ title });
  return (
    <NotFound
      title={title}
      text={t(`${kind}.text`)}
      waysLabel={t("invalid.ways")}
      ways={[
        { label: t("invalid.careers"), href: "/careers" },
        { label: t("invalid.contact"), href: "/contact" },
      ]}
    />
  );
}
