import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useEarlyPress } from "../../internal/earlyPress.ts";
import { type OnIntent, useOnIntent } from "../../internal/useOnIntent.ts";

/** Where focus goes with what opens: what opened it decides. */
export type PopupFocus = "first" | "last" | "menu" | "nowhere";

const keyFocus: Record<string, PopupFocus> = { ArrowDown: "first", ArrowUp: "last" };

interface PopupState {
  /** The button's id. @default one of its own */
  id?: string | undefined;
  popup: "menu" | "dialog";
  open: boolean;
  onClose: () => void;
  /** A press of the button. */
  onPress: () => void;
  /** An arrow key on it, where it opens a menu. */
  onArrow?: (() => void) | undefined;
  /**
   * Scripts have taken over (`useUpgrade`). Until then the browser opens the `PlainPopup` of
   * `plainId`. @default true
   */
  upgraded?: boolean | undefined;
}

/**
 * The button of a menu or a dialog whose code loads on intent. The button is the same node all
 * along, and holds the wish until the code is there; the wish is forgotten where the visitor goes on.
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
    // It may be open without a press: the app can hold this state.
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
    // The browser says itself whether a popover of its own is open.
    buttonProps: !upgraded
      ? { ...common, popoverTarget: plainId }
      : {
          ...common,
          "aria-haspopup": popup,
          "aria-expanded": open,
          "aria-controls": open ? `${id}popup` : undefined,
          onClick: (event: MouseEvent<HTMLButtonElement>) => {
            forgetEarlyPress();
            // Not every browser does it by a press, and a wish is forgotten on blur.
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
