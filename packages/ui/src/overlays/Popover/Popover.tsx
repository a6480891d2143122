import { type ReactNode, useImperativeHandle, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useProgressiveEnhancement } from "../../internal/useProgressiveEnhancement.ts";
import { NativePopover } from "../parts/NativePopover.tsx";
import { PopupTrigger, type PopupTriggerProps } from "../parts/PopupTrigger.tsx";
import { usePopupButton } from "../parts/usePopupButton.ts";
import { lazyPopover } from "./lazy.ts";

export interface PopoverProps
  extends Omit<OuterProps<HTMLButtonElement>, "aria-label">,
    PopupTriggerProps {
  children: ReactNode;
  /** @default "Close" */
  closeLabel?: string | undefined;
  /** Controlled state. */
  open?: boolean | undefined;
  /** Initial state. @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Alignment with the button. @default "start" */
  align?: "start" | "center" | "end" | undefined;
  /** Preferred side. @default "bottom" */
  side?: "bottom" | "top" | undefined;
}

/**
 * Button that opens a non-modal popover. Loads on hover or focus.
 *
 * Not for actions (`Menu`), a hint on a control (`Tooltip`) or blocking content (`Dialog`).
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
  variant,
  size,
  ...outer
}: PopoverProps) {
  const [open, change] = useControlled(openFromApp, defaultOpen, onOpenChange);
  const close = () => change(false);
  const plain = useRef<HTMLDivElement>(null);
  const upgraded = useProgressiveEnhancement(plain, () => {});
  const {
    part: PopoverContent,
    failed,
    button,
    popupId,
    nativePopoverId,
    buttonProps,
  } = usePopupButton(lazyPopover, {
    id,
    popup: "dialog",
    open,
    upgraded,
    onClose: close,
    // A press retries after a failure.
    onPress: () => change(!open || Boolean(failed)),
  });
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);

  return (
    <>
      <PopupTrigger
        {...outer}
        {...buttonProps}
        {...{ label, labelHidden, icon, variant, size }}
        ref={button}
      />
      {!upgraded && (
        <NativePopover ref={plain} id={nativePopoverId}>
          {children}
        </NativePopover>
      )}
      {PopoverContent && (
        <PopoverContent
          id={popupId}
          button={button}
          closeLabel={closeLabel}
          open={open}
          onClose={close}
          align={align}
          side={side}
        >
          {children}
        </PopoverContent>
      )}
    </>
  );
}
