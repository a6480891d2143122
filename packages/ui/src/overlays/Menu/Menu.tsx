import { clsx } from "clsx";
import { useImperativeHandle, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useProgressiveEnhancement } from "../../internal/useProgressiveEnhancement.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { NativePopover } from "../parts/NativePopover.tsx";
import { PopupTrigger, type PopupTriggerProps } from "../parts/PopupTrigger.tsx";
import { usePopupButton } from "../parts/usePopupButton.ts";
import { FallbackLinks } from "./FallbackLinks.tsx";
import { lazyMenuItems } from "./lazy.ts";
import type { MenuItem, MenuLink } from "./types.ts";

export interface MenuProps
  extends Omit<OuterProps<HTMLButtonElement>, "aria-label">,
    PopupTriggerProps {
  items: readonly MenuItem[];
  /** Controlled state. */
  open?: boolean | undefined;
  /** Initial state. @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Alignment with the button. @default "start" */
  align?: "start" | "end" | undefined;
  /** Preferred side. @default "bottom" */
  side?: "bottom" | "top" | undefined;
}

const getLinks = (item: MenuItem): MenuLink[] => {
  if (item === "separator") return [];
  if ("items" in item) return item.items.flatMap(getLinks);
  return "href" in item && !item.disabled ? [item] : [];
};

/**
 * Button with a menu of actions, links and choices. Loads on hover or focus.
 *
 * Not for choices in a form (`Select`, `RadioGroup`), site navigation (`Nav`) or other content
 * (`Popover`).
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
  variant,
  size,
  className,
  ...outer
}: MenuProps) {
  const [open, setOpen] = useControlled(openFromApp, defaultOpen, onOpenChange);
  const close = () => setOpen(false);
  const links = items.flatMap(getLinks);
  const plain = useRef<HTMLDivElement>(null);
  const upgraded = useProgressiveEnhancement(plain, () => {}) || links.length === 0;
  const {
    part: MenuItems,
    failed,
    focus,
    button,
    popupId,
    nativePopoverId,
    buttonProps,
  } = usePopupButton(lazyMenuItems, {
    id,
    popup: "menu",
    open,
    upgraded,
    onClose: close,
    // A press retries after a failure.
    onPress: () => setOpen(!open || Boolean(failed)),
    onArrow: () => setOpen(true),
  });
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);

  return (
    <>
      <PopupTrigger
        {...outer}
        {...buttonProps}
        {...{ label, labelHidden, icon, variant, size }}
        className={clsx(links.length === 0 && scriptOnly, className)}
        ref={button}
      />
      {!upgraded && (
        <NativePopover ref={plain} id={nativePopoverId}>
          <FallbackLinks links={links} />
        </NativePopover>
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
