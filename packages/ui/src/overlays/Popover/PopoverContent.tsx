import { Anchor, Content, Portal, Root } from "@radix-ui/react-popover";
import { clsx } from "clsx";
import { type ReactNode, type RefObject, useRef } from "react";
import { useOverlayScope } from "../../internal/overlayScope.ts";
import { close } from "../../messages/overlays.ts";
import { useMessage } from "../../messages/useMessage.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { CloseIcon } from "../../primitives/Icons/index.ts";
import * as styles from "./PopoverContent.css.ts";

export interface PopoverContentProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
  closeLabel: string | undefined;
  open: boolean;
  onClose: () => void;
  align: "start" | "center" | "end";
  side: "bottom" | "top";
}

export function PopoverContent({
  id,
  button,
  children,
  closeLabel,
  open,
  onClose,
  align,
  side,
}: PopoverContentProps) {
  const { container, scope } = useOverlayScope(button, open);
  const message = useMessage();
  const closedByOutsideClick = useRef(false);
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Portal container={container}>
        <Content
          {...scope}
          id={id}
          aria-labelledby={button.current?.id}
          className={clsx(styles.sheet, scope.className)}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={16}
          onInteractOutside={(event) => {
            // The button closes the popover itself and would reopen it.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            else closedByOutsideClick.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!closedByOutsideClick.current) button.current?.focus({ preventScroll: true });
            closedByOutsideClick.current = false;
          }}
        >
          <div className={styles.body}>{children}</div>
          <IconButton
            className={styles.close}
            label={closeLabel ?? message(close)}
            onClick={onClose}
          >
            <CloseIcon />
          </IconButton>
        </Content>
      </Portal>
    </Root>
  );
}
