import {
  Content,
  type DropdownMenuContentProps,
  Portal,
  Root,
  Trigger,
} from "@radix-ui/react-dropdown-menu";
import { clsx } from "clsx";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useOverlayScope } from "../../internal/overlayScope.ts";
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
  if (!menu || focus === "nowhere") return;
  const items = [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]:not([data-disabled])")];
  const target = { first: items[0], last: items.at(-1), menu: menu as HTMLElement }[focus];
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
  const { container, scope } = useOverlayScope(button, open);
  const menu = useRef<HTMLDivElement>(null);
  const closedByOutsideClick = useRef(false);

  useEffect(() => {
    // A key moves focus into a menu opened by the app.
    if (open && focus !== "menu") moveFocus(menu.current, focus);
  }, [open, focus]);

  const keydown = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    // Radix blocks Tab. Here it closes the menu and moves on.
    event.stopPropagation();
    if (event.shiftKey) event.preventDefault();
    button.current?.focus();
    onClose();
  };

  return (
    <Root
      {...(scope.dir && { dir: scope.dir })}
      modal={false}
      open={open}
      onOpenChange={(next) => next || onClose()}
    >
      <Trigger asChild>
        <TriggerProxy element={button} />
      </Trigger>
      <Portal container={container}>
        <Content
          {...content}
          {...scope}
          // Missing in Radix's types. A menu opened by the app must not take focus.
          {...{
            onOpenAutoFocus: (event: Event) => {
              event.preventDefault();
              moveFocus(event.currentTarget as Element, focus);
            },
          }}
          ref={menu}
          id={id}
          className={clsx(scope.className, className)}
          aria-labelledby={button.current?.id}
          onKeyDownCapture={keydown}
          onEscapeKeyDown={(event) => {
            // In a shadow tree, the target is the host.
            const from = event.composedPath()[0] as Element;
            if (button.current === from || menu.current?.contains(from)) button.current?.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes the menu itself and would reopen it.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            else closedByOutsideClick.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const { activeElement, body } = button.current?.ownerDocument ?? document;
            const lost = activeElement === body;
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
