import { getDirection, useAgency } from "../../foundations/AgencyProvider/index.ts";
import {
  Menu,
  type MenuLink,
  type MenuProps,
  type MenuRadioGroup,
} from "../../overlays/Menu/index.ts";
import type { LanguageOption } from "./LanguageSelect.tsx";

export interface LanguageMenuProps extends Omit<MenuProps, "items" | "label"> {
  /** Accessible name, such as "Language". */
  label: string;
  languages: readonly LanguageOption[];
  /** Language tag of the current language. @default the language of the `AgencyProvider` */
  value?: string | undefined;
  /** Called with the tag of another language, before its `href` is followed. */
  onValueChange?: ((code: string) => void) | undefined;
}

/**
 * A menu of languages.
 *
 * Not for two languages (`LanguageSelect`) or a choice in a form (`Select`).
 */
export function LanguageMenu({
  languages,
  value,
  onValueChange,
  label,
  ...menu
}: LanguageMenuProps) {
  const { language } = useAgency();
  const current = value ?? language;
  const choose = (code: string) => {
    if (code !== current) onValueChange?.(code);
  };
  const getName = ({ code, name }: LanguageOption) => (
    <span lang={code} dir={getDirection(code)}>
      {name}
    </span>
  );
  const links = languages.flatMap((option): MenuLink[] =>
    option.href === undefined
      ? []
      : [
          {
            href: option.href,
            hrefLang: option.code,
            label: getName(option),
            current: option.code === current,
            onSelect: () => choose(option.code),
          },
        ],
  );
  const options: MenuRadioGroup = {
    label,
    labelHidden: true,
    value: current,
    onValueChange: choose,
    options: languages.map((option) => ({ value: option.code, label: getName(option) })),
  };
  return (
    <Menu {...menu} label={label} items={links.length === languages.length ? links : [options]} />
  );
}
