import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useEarlyPress } from "../../internal/earlyPress.ts";
import { type OnIntent, useOnIntent } from "../../internal/useOnIntent.ts";

export type PopupFocus = "first" | "last" | "menu" | "nowhere";

const keyFocus: Record<string, PopupFocus> = { ArrowDown: "first", ArrowUp: "last" };

interface PopupState {
  /** @default generated */
  id?: string | undefined;
  popup: "menu" | "dialog";
  open: boolean;
  onClose: () => void;
  onPress: () => void;
  /** Called on an arrow key. Menus only. */
  onArrow?: (() => void) | undefined;
  /** Result of `useUpgrade`. Until then, the button opens a `PlainPopup`. @default true */
  upgraded?: boolean | undefined;
}

/**
 * Returns the state of a button whose popup loads on intent. A press opens it once loaded, unless
 * focus has moved.
 */
export function usePopupButton<Part>(
  source: OnIntent<Part>,
  { id: buttonId, popup, open, onClose, onPress, onArrow, upgraded = true }: PopupState,
) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<PopupFocus>("nowhere");
  const { part, failed, want, signs } = useOnIntent(source);

  useEffect(() => {
    if (open) want();
  }, [open, want]);

  const press = (next: PopupFocus) => {
    want();
    setFocus(next);
    onPress();
  };
  const forgetEarlyPress = useEarlyPress(button, () => upgraded && press("menu"));

  const plainId = `${id}plain`;
  const common = { ...signs, id: buttonId ?? id, type: "button" } as const;
  return {
    part,
    failed,
    want,
    focus,
    setFocus,
    button,
    popupId: `${id}popup`,
    plainId,
    // The browser exposes the state of a native popover.
    buttonProps: !upgraded
      ? { ...common, popoverTarget: plainId }
      : {
          ...common,
          "aria-haspopup": popup,
          "aria-expanded": open,
          "aria-controls": open ? `${id}popup` : undefined,
          onClick: (event: MouseEvent<HTMLButtonElement>) => {
            forgetEarlyPress();
            // Safari does not focus buttons on click, and blur cancels a pending press.
            event.currentTarget.focus({ preventScroll: true });
            press(event.detail === 0 ? "first" : "menu");
          },
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === "Escape" && open && !part) onClose();
            const next = keyFocus[event.key];
            if (!next || !onArrow) return;
            event.preventDefault();
            want();
            setFocus(next);
            onArrow();
          },
          onBlur: () => {
            if (open && !part && !failed) onClose();
          },
        },
  } as const;
}
