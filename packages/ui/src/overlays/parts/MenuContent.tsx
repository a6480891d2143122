import {
  Content,
  type DropdownMenuContentProps,
  Portal,
  Root,
  Trigger,
} from "@radix-ui/react-dropdown-menu";
import { clsx } from "clsx";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useThemeScope } from "../../internal/ThemeScope.ts";
import { TriggerProxy } from "./TriggerProxy.tsx";
import type { PopupFocus } from "./usePopupButton.ts";

export interface MenuContentProps
  extends Pick<
    DropdownMenuContentProps,
    "align" | "side" | "sideOffset" | "collisionPadding" | "className" | "children"
  > {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
  focus: PopupFocus;
}

function moveFocus(menu: Element | null, focus: PopupFocus) {
  if (!(menu instanceof HTMLElement) || focus === "nowhere") return;
  const items = [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]:not([data-disabled])")];
  const target = { first: items[0], last: items.at(-1), menu }[focus];
  target?.focus({ preventScroll: true });
}

/** Radix's menu, attached to an existing button. */
export function MenuContent({
  id,
  button,
  open,
  onClose,
  focus,
  className,
  ...content
}: MenuContentProps) {
  const scope = useThemeScope();
  const closedByOutsideClick = useRef(false);

  useEffect(() => {
    // A key moves focus into a menu opened by the app.
    if (open && focus !== "menu") moveFocus(document.getElementById(id), focus);
  }, [id, open, focus]);

  const keydown = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    // Radix blocks Tab. Here it closes the menu and moves on.
    event.stopPropagation();
    if (event.shiftKey) event.preventDefault();
    button.current?.focus();
    onClose();
  };

  return (
    <Root modal={false} open={open} onOpenChange={(next) => next || onClose()}>
      <Trigger asChild>
        <TriggerProxy element={button} />
      </Trigger>
      <Portal>
        <Content
          {...content}
          // Missing in Radix's types. A menu opened by the app must not take focus.
          {...{
            onOpenAutoFocus: (event: Event) => {
              event.preventDefault();
              moveFocus(event.currentTarget as Element, focus);
            },
          }}
          id={id}
          className={clsx(scope?.className, className)}
          style={scope?.style}
          aria-labelledby={button.current?.id}
          onKeyDownCapture={keydown}
          onEscapeKeyDown={({ target }) => {
            const from = target as Element;
            if (button.current === from || from.closest(`[id="${id}"]`)) button.current?.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes the menu itself and would reopen it.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            else closedByOutsideClick.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const lost = document.activeElement === document.body;
            if (lost && !closedByOutsideClick.current && focus !== "nowhere") {
              button.current?.focus({ preventScroll: true });
            }
            closedByOutsideClick.current = false;
          }}
        />
      </Portal>
    </Root>
  );
}
