import { useTranslation } from "react-i18next";
import { Missing } from "../Missing.tsx";

export default function NotFound() {
  const { t } = useTranslation("notFound");
  return <Missing title={t("title")} text={t("text")} />;
}
