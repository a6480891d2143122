import { clsx } from "clsx";
import { useImperativeHandle, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useUpgrade } from "../../internal/useUpgrade.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { PlainPopup } from "../parts/PlainPopup.tsx";
import { PopupTrigger, type PopupTriggerLook } from "../parts/PopupTrigger.tsx";
import { usePopupButton } from "../parts/usePopupButton.ts";
import { menuItems } from "./lazy.ts";
import { PlainLinks } from "./PlainLinks.tsx";
import type { MenuItem, MenuLink } from "./types.ts";

export interface MenuProps
  extends Omit<OuterProps<HTMLButtonElement>, "aria-label">,
    PopupTriggerLook {
  /** In the order in which they stand. */
  items: readonly MenuItem[];
  /** Whether it is open, where the app holds this state. @default held by the menu */
  open?: boolean | undefined;
  /** Whether it is open at first, where the app does not hold this state. @default false */
  defaultOpen?: boolean | undefined;
  /** Called by every press and by everything that closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which edge of the button it lines up with. @default "start" */
  align?: "start" | "end" | undefined;
  /** Where it opens while there is room. @default "bottom" */
  side?: "bottom" | "top" | undefined;
}

const getLinks = (item: MenuItem): MenuLink[] => {
  if (item === "separator") return [];
  if ("items" in item) return item.items.flatMap(getLinks);
  return "href" in item && !item.disabled ? [item] : [];
};

/**
 * A button that opens a short list of actions, links and choices. The code of the list is loaded
 * with the first sign of intent, and the button stays the same element all along.
 *
 * Not for a choice in a form (`Select`, `RadioGroup`), for the navigation (`Nav`) or for anything
 * that takes more than a press (`Popover`).
 */
export function Menu({
  items,
  open: openFromApp,
  defaultOpen = false,
  onOpenChange,
  align = "start",
  side = "bottom",
  ref,
  id,
  label,
  labelHidden,
  icon,
  kind,
  size,
  className,
  ...outer
}: MenuProps) {
  const [open, setOpen] = useControlled(openFromApp, defaultOpen, onOpenChange);
  const close = () => setOpen(false);
  const links = items.flatMap(getLinks);
  const plain = useRef<HTMLDivElement>(null);
  const upgraded = useUpgrade(plain, () => {}) || links.length === 0;
  const {
    part: MenuItems,
    failed,
    focus,
    button,
    popupId,
    plainId,
    buttonProps,
  } = usePopupButton(menuItems, {
    id,
    popup: "menu",
    open,
    upgraded,
    onClose: close,
    // After a failure the next press tries again.
    onPress: () => setOpen(!open || Boolean(failed)),
    onArrow: () => setOpen(true),
  });
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);

  return (
    <>
      <PopupTrigger
        {...outer}
        {...buttonProps}
        {...{ label, labelHidden, icon, kind, size }}
        className={clsx(links.length === 0 && scriptOnly, className)}
        ref={button}
      />
      {!upgraded && (
        <PlainPopup ref={plain} id={plainId}>
          <PlainLinks links={links} />
        </PlainPopup>
      )}
      {MenuItems && (
        <MenuItems
          id={popupId}
          items={items}
          button={button}
          open={open}
          onClose={close}
          focus={focus}
          align={align}
          side={side}
        />
      )}
    </>
  );
}
