import { getLocalizedPath, parseLocalizedPath } from "@agency/client/routes";
import { LanguageSelect, type LanguageSelectProps } from "@agency/ui/LanguageSelect";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";

const languages = [
  { code: "en", name: "English" },
  { code: "ar", name: "العربية" },
] as const;

export function LanguageSwitcher({ variant }: Required<Pick<LanguageSelectProps, "variant">>) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const rest = parseLocalizedPath(pathname).path + search + hash;
  return (
    <LanguageSelect
      variant={variant}
      label={t("language.label")}
      options={languages.map(({ code, name }) => ({
        value: code,
        label: name,
        href: getLocalizedPath(code, rest),
      }))}
    />
  );
}
