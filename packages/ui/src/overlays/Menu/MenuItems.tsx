import {
  CheckboxItem,
  Group,
  Item,
  ItemIndicator,
  Label,
  RadioGroup,
  RadioItem,
  Separator,
} from "@radix-ui/react-dropdown-menu";
import clsx from "clsx";
import { Fragment, type ReactNode, useId } from "react";
import { CheckIcon } from "../../primitives/Icons/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import { MenuContent, type MenuContentProps } from "../parts/MenuContent.tsx";
import * as styles from "./MenuItems.css.ts";
import type {
  MenuAction,
  MenuCheckbox,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
} from "./types.ts";

export interface MenuItemsProps
  extends Pick<
    MenuContentProps,
    "id" | "button" | "open" | "onClose" | "focus" | "align" | "side"
  > {
  items: readonly MenuItem[];
}

type Single = MenuAction | MenuLink | MenuCheckbox;

const hasIcon = (item: MenuItem): boolean => {
  if (item === "separator") return false;
  if ("options" in item || "checked" in item) return true;
  if ("items" in item) return item.items.some(hasIcon);
  return item.icon !== undefined;
};

const check = (
  <ItemIndicator>
    <CheckIcon />
  </ItemIndicator>
);

function SingleItem({ item, hasIconColumn }: { item: Single; hasIconColumn: boolean }) {
  const { label, icon, disabled } = item;
  const content = (iconColumn: ReactNode) => (
    <>
      {hasIconColumn && <span className={styles.iconColumn}>{iconColumn}</span>}
      <span>{label}</span>
    </>
  );
  const shared = { className: styles.item, disabled: disabled ?? false };
  if ("checked" in item) {
    return (
      <CheckboxItem
        {...shared}
        checked={item.checked}
        onCheckedChange={item.onCheckedChange}
        // Keeps the menu open for several choices.
        onSelect={(event) => event.preventDefault()}
      >
        {content(check)}
      </CheckboxItem>
    );
  }
  if ("href" in item && !disabled) {
    return (
      <Item asChild onSelect={() => item.onSelect?.()}>
        <Link
          variant="plain"
          href={item.href}
          hrefLang={item.hrefLang}
          className={styles.item}
          aria-current={item.current ? "page" : undefined}
        >
          {content(icon)}
        </Link>
      </Item>
    );
  }
  const action = "href" in item ? undefined : item;
  return (
    <Item
      {...shared}
      className={clsx(styles.item, action?.destructive && styles.destructive)}
      onSelect={() => action?.onSelect()}
    >
      {content(icon)}
    </Item>
  );
}

function ItemGroup({
  group,
  hasIconColumn,
}: {
  group: MenuGroup | MenuRadioGroup;
  hasIconColumn: boolean;
}) {
  const id = useId();
  const isHidden = "options" in group && group.labelHidden;
  const label = (
    <Label id={id} className={isHidden ? hidden : styles.groupLabel}>
      {group.label}
    </Label>
  );
  if ("items" in group) {
    return (
      <Group aria-labelledby={id}>
        {label}
        {group.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stateless
          <SingleItem key={at} item={item} hasIconColumn={hasIconColumn} />
        ))}
      </Group>
    );
  }
  return (
    <RadioGroup aria-labelledby={id} value={group.value} onValueChange={group.onValueChange}>
      {label}
      {group.options.map((option) => (
        <RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={styles.item}
        >
          <span className={styles.iconColumn}>{check}</span>
          {option.icon}
          <span>{option.label}</span>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}

export function MenuItems({ items, ...surface }: MenuItemsProps) {
  const hasIconColumn = items.some(hasIcon);
  return (
    <MenuContent {...surface} className={styles.menu} sideOffset={8} collisionPadding={16}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stateless
        <Fragment key={at}>
          {item === "separator" ? (
            <Separator className={styles.separator} />
          ) : "options" in item || "items" in item ? (
            <ItemGroup group={item} hasIconColumn={hasIconColumn} />
          ) : (
            <SingleItem item={item} hasIconColumn={hasIconColumn} />
          )}
        </Fragment>
      ))}
    </MenuContent>
  );
}
