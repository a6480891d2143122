export { LanguageMenu, type LanguageMenuProps } from "./LanguageMenu.tsx";
export {
  type LanguageOption,
  LanguageSelect,
  type LanguageSelectProps,
} from "./LanguageSelect.tsx";
