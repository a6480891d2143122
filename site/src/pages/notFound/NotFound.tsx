import { useTranslation } from "react-i18next";
import { Missing } from "../Missing.tsx";

/** Shown for every address that is no page; the server says 404 with it. */
export default function NotFound() {
  const { t } = useTranslation();
  return <Missing title={t("notFound.title")} text={t("notFound.text")} />;
}
