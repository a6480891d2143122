import { useTranslation } from "react-i18next";
import { Missing } from "../Missing.tsx";

export default function NotFound() {
  const { t } = useTranslation();
  return <Missing title={t("notFound.title")} text={t("notFound.text")} />;
}
