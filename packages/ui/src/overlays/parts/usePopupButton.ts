import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { type LazyModule, usePrefetchOnIntent } from "../../internal/usePrefetchOnIntent.ts";
import { useReplayedClick } from "../../internal/useReplayedClick.ts";

export type PopupFocus = "first" | "last" | "menu" | "nowhere";

const focusByKey: Record<string, PopupFocus> = { ArrowDown: "first", ArrowUp: "last" };

interface PopupState {
  /** @default generated */
  id?: string | undefined;
  /**
   * Value of `aria-haspopup`.
   *
   * @default none: a disclosure, where a press leaves focus on the button
   */
  popup?: "menu" | "dialog" | undefined;
  open: boolean;
  onClose: () => void;
  onPress: () => void;
  /** Called on an arrow key, in menus and disclosures. */
  onArrow?: (() => void) | undefined;
  /** Result of `useProgressiveEnhancement`. Until then, opens a `NativePopover`. @default true */
  upgraded?: boolean | undefined;
}

/**
 * Returns the state of a button with a popup loaded on intent. A press opens it once loaded, unless
 * focus has moved.
 */
export function usePopupButton<Part>(
  source: LazyModule<Part>,
  { id: buttonId, popup, open, onClose, onPress, onArrow, upgraded = true }: PopupState,
) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<PopupFocus>("nowhere");
  const { part, failed, prefetch, intentHandlers } = usePrefetchOnIntent(source);

  useEffect(() => {
    if (open) prefetch();
  }, [open, prefetch]);

  const press = (next: PopupFocus) => {
    prefetch();
    setFocus(popup ? next : "nowhere");
    onPress();
  };
  const forgetEarlyPress = useReplayedClick(button, () => upgraded && press("menu"));

  const nativePopoverId = `${id}plain`;
  const common = { ...intentHandlers, id: buttonId ?? id, type: "button" } as const;
  return {
    part,
    failed,
    prefetch,
    focus,
    setFocus,
    button,
    popupId: `${id}popup`,
    nativePopoverId,
    // The browser exposes a native popover's state.
    buttonProps: !upgraded
      ? { ...common, popoverTarget: nativePopoverId }
      : {
          ...common,
          "aria-haspopup": popup,
          "aria-expanded": open,
          "aria-controls": open ? `${id}popup` : undefined,
          onClick: (event: MouseEvent<HTMLButtonElement>) => {
            forgetEarlyPress();
            // Safari does not focus clicked buttons, and blur cancels a pending press.
            event.currentTarget.focus({ preventScroll: true });
            press(event.detail === 0 ? "first" : "menu");
          },
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === "Escape" && open && !part) onClose();
            const next = focusByKey[event.key];
            if (!next || !onArrow) return;
            event.preventDefault();
            prefetch();
            setFocus(next);
            onArrow();
          },
          onBlur: () => {
            if (open && !part && !failed) onClose();
          },
        },
  } as const;
}
