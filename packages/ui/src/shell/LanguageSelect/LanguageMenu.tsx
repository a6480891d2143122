import { Menu, type MenuProps } from "../../overlays/Menu/index.ts";
import { directionOf, useAgency } from "../AgencyProvider/index.ts";
import type { LanguageOption } from "./LanguageSelect.tsx";

export interface LanguageMenuProps extends Omit<MenuProps, "items" | "label"> {
  /** What is chosen here, such as "Language", in the language of the page. */
  label: string;
  /** In the order in which they stand. */
  languages: readonly LanguageOption[];
  /** The code of the language the page is in. @default the language of the `AgencyProvider` */
  value?: string | undefined;
  /** Called with the code of another language than the current one. */
  onValueChange: (code: string) => void;
}

/**
 * Chooses among more languages than a `LanguageSelect` has room for: a menu of them, each named in
 * itself.
 *
 * Not for two languages (`LanguageSelect`), nor for a choice in a form (`Select`).
 *
 * Accessibility: a menu button with a group of radio items (`Menu`); each name has its own `lang`
 * and direction (WCAG 3.1.2).
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Enter, Space | open it; on a language: choose it |
 * | Down and up arrow | open it; inside: go through the languages |
 * | Escape | closes it and goes back to the button |
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
  return (
    <Menu
      {...menu}
      label={label}
      items={[
        {
          label,
          labelHidden: true,
          value: current,
          onValueChange: (code) => code !== current && onValueChange(code),
          options: languages.map(({ code, name }) => ({
            value: code,
            label: (
              <span lang={code} dir={directionOf(code)}>
                {name}
              </span>
            ),
          })),
        },
      ]}
    />
  );
}
