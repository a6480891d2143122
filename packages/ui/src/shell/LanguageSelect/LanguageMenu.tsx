import { getDirection } from "../../foundations/AgencyProvider/getDirection.ts";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import {
  Menu,
  type MenuLink,
  type MenuProps,
  type MenuRadioGroup,
} from "../../overlays/Menu/index.ts";
import type { LanguageOption } from "./LanguageSelect.tsx";

export interface LanguageMenuProps extends Omit<MenuProps, "items" | "label"> {
  /** Accessible name ("Language"). */
  label: string;
  options: readonly LanguageOption[];
  /** Current language tag. @default of the `AgencyProvider` */
  value?: string | undefined;
  /** Called before the other language's `href` is followed. */
  onValueChange?: ((code: string) => void) | undefined;
}

/**
 * Menu of languages.
 *
 * Not for two (`LanguageSelect`) or a choice in a form (`Select`).
 */
export function LanguageMenu({
  options: languages,
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
  const getName = ({ value, label }: LanguageOption) => (
    <span lang={value} dir={getDirection(value)}>
      {label}
    </span>
  );
  const links = languages.flatMap((option): MenuLink[] =>
    option.href === undefined
      ? []
      : [
          {
            href: option.href,
            hrefLang: option.value,
            label: getName(option),
            current: option.value === current,
            onSelect: () => choose(option.value),
          },
        ],
  );
  const options: MenuRadioGroup = {
    label,
    labelHidden: true,
    value: current,
    onValueChange: choose,
    options: languages.map((option) => ({ value: option.value, label: getName(option) })),
  };
  return (
    <Menu {...menu} label={label} items={links.length === languages.length ? links : [options]} />
  );
}
