import { type KeyboardEvent, type RefObject, useRef } from "react";
import { getActiveElement } from "../../internal/PortalContainer.ts";

type Target = RefObject<HTMLElement | null> | undefined;

const tabbable =
  ":is(a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=true], [tabindex]):not([tabindex^='-'], :disabled, [type=hidden])";

const getTabbable = (content: Element) =>
  [...content.querySelectorAll<HTMLElement>(tabbable)].filter(
    (one) => one.checkVisibility?.() !== false,
  );

/** Whether Radix's focus trap fails: it reads the focus of the main document only. */
const isForeign = (content: Element) => content.getRootNode() !== document;

/**
 * Manages focus of a modal. Radix returns focus to its own, unused trigger only.
 *
 * @returns props for Radix's `Content`
 */
export function useFocusReturn(initialFocus: Target, finalFocus: Target) {
  const previousFocus = useRef<Element>(null);
  return {
    onOpenAutoFocus(event: Event) {
      const content = event.currentTarget as Element;
      previousFocus.current = getActiveElement(content);
      const target =
        initialFocus?.current ?? (isForeign(content) ? getTabbable(content)[0] : undefined);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const previous = previousFocus.current as HTMLElement | null;
      const target = finalFocus?.current ?? previous;
      const { activeElement, body } = target?.ownerDocument ?? document;
      // Focus has moved since, such as to the next page.
      if (activeElement && activeElement !== body) return;
      if (target?.isConnected) target.focus?.();
    },
    onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
      const content = event.currentTarget;
      if (event.key !== "Tab" || !isForeign(content)) return;
      const stops = getTabbable(content);
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (getActiveElement(content) !== from) return;
      event.preventDefault();
      to?.focus();
    },
  };
}
