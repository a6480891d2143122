import { getDirection, useAgency } from "../../foundations/AgencyProvider/index.ts";
import {
  Menu,
  type MenuLink,
  type MenuProps,
  type MenuRadioGroup,
} from "../../overlays/Menu/index.ts";
import type { LanguageOption } from "./LanguageSelect.tsx";

export interface LanguageMenuProps extends Omit<MenuProps, "items" | "label"> {
  /** What is chosen here, such as "Language", in the language of the page. */
  label: string;
  /** In the order in which they stand. */
  languages: readonly LanguageOption[];
  /** The code of the language the page is in. @default the language of the `AgencyProvider` */
  value?: string | undefined;
  /** Called with the code of another language than the current one, before its `href` is followed. */
  onValueChange?: ((code: string) => void) | undefined;
}

/**
 * Chooses among more languages than a `LanguageSelect` has room for: a menu of them, each named in
 * itself.
 *
 * Not for two languages (`LanguageSelect`), nor for a choice in a form (`Select`).
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
