import { type ReactNode, useImperativeHandle, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useUpgrade } from "../../internal/useUpgrade.ts";
import { PlainPopup } from "../parts/PlainPopup.tsx";
import { PopupTrigger, type PopupTriggerLook } from "../parts/PopupTrigger.tsx";
import { usePopupButton } from "../parts/usePopupButton.ts";
import { popoverSheet } from "./lazy.ts";

export interface PopoverProps
  extends Omit<OuterProps<HTMLButtonElement>, "aria-label">,
    PopupTriggerLook {
  children: ReactNode;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** Whether it is open, where the app holds this state. @default held by the popover */
  open?: boolean | undefined;
  /** Whether it is open at first, where the app does not hold this state. @default false */
  defaultOpen?: boolean | undefined;
  /** Called by every press and by everything that closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which edge of the button it lines up with. @default "start" */
  align?: "start" | "center" | "end" | undefined;
  /** Where it opens while there is room. @default "bottom" */
  side?: "bottom" | "top" | undefined;
}

/**
 * A button that opens a small sheet beside itself: a few fields, an explanation, details. The page
 * stays usable, and the sheet closes when the visitor goes on. The code of the sheet is loaded with
 * the first sign of intent, and the button stays the same element all along.
 *
 * Not for a list of actions (`Menu`), for one line about a control (`Tooltip`), nor for what must be
 * dealt with first (`Dialog`).
 */
export function Popover({
  children,
  closeLabel,
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
  ...outer
}: PopoverProps) {
  const [open, change] = useControlled(openFromApp, defaultOpen, onOpenChange);
  const close = () => change(false);
  const plain = useRef<HTMLDivElement>(null);
  const upgraded = useUpgrade(plain, () => {});
  const {
    part: PopoverSheet,
    failed,
    button,
    popupId,
    plainId,
    buttonProps,
  } = usePopupButton(popoverSheet, {
    id,
    popup: "dialog",
    open,
    upgraded,
    onClose: close,
    // After a failure the next press tries again.
    onPress: () => change(!open || Boolean(failed)),
  });
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);

  return (
    <>
      <PopupTrigger
        {...outer}
        {...buttonProps}
        {...{ label, labelHidden, icon, kind, size }}
        ref={button}
      />
      {!upgraded && (
        <PlainPopup ref={plain} id={plainId}>
          {children}
        </PlainPopup>
      )}
      {PopoverSheet && (
        <PopoverSheet
          id={popupId}
          button={button}
          closeLabel={closeLabel}
          open={open}
          onClose={close}
          align={align}
          side={side}
        >
          {children}
        </PopoverSheet>
      )}
    </>
  );
}
