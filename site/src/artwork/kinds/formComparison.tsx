import { FormComparison, type FormComparisonProps } from "@agency/showcase/FormComparison";
import { useTranslation } from "react-i18next";

export default function Forms(props: Omit<FormComparisonProps, "dividerLabel" | "dividerText">) {
  const { t } = useTranslation();
  return (
    <FormComparison
      {...props}
      dividerLabel={t("divider.label")}
      dividerText={(percent) => t("divider.value", { percent })}
    />
  );
}
