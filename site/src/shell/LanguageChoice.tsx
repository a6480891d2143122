import { LanguageSelect, type LanguageSelectProps } from "@agency/ui/LanguageSelect";
import { useToast } from "@agency/ui/Toast";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { changeLanguage } from "../i18n.ts";
import { type Language, withoutLanguage } from "../language.ts";
import { loadAddress } from "../pageLoader.ts";

const languages = [
  { code: "en", name: "English" },
  { code: "ar", name: "العربية" },
];

/** Changes the language of the page, or says that it could not. */
export function LanguageChoice({ kind }: Required<Pick<LanguageSelectProps, "kind">>) {
  const { t } = useTranslation();
  const { showToast } = useToast();
  const navigate = useNavigate();

  async function change(language: Language) {
    // The page stays as high as it is, and so where it is scrolled to: its content is there before.
    await loadAddress(location.href, language).catch(() => {});
    try {
      await changeLanguage(language);
    } catch {
      showToast({ message: t("language.failed"), tone: "error" });
      return;
    }
    const address = withoutLanguage(location.href);
    if (address !== undefined) void navigate(address, { replace: true });
  }

  return (
    <LanguageSelect
      kind={kind}
      label={t("language.label")}
      languages={languages}
      onValueChange={(code) => void change(code as Language)}
    />
  );
}
