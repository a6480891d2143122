import { Slot } from "@radix-ui/react-slot";
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
} from "react";
import { opensElsewhere } from "../../internal/opensElsewhere.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { type OnIntent, useOnIntent } from "../../internal/useOnIntent.ts";
import { scriptOnly } from "../../theme/shown.css.ts";

export interface ModalState {
  /**
   * The button that opens it. It says that it does, and what it opens loads as soon as it is pointed
   * at or has focus. A `ButtonLink` opens it too; a page without scripts follows its `href` to the
   * same content, and shows no button. Without one, `open` does.
   */
  trigger?: ReactElement | undefined;
  /** Whether it is open, where that is held outside. */
  open?: boolean | undefined;
  /** Whether it is open at first, where that is not held outside. @default false */
  defaultOpen?: boolean | undefined;
  /** Called by the trigger, and by whatever closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * The state of a window whose code loads when it will be opened, and the trigger beside it. A window
 * whose code does not come is closed again: the next press tries anew.
 */
export function useModal<Part>(
  source: OnIntent<Part>,
  { trigger, open: held, defaultOpen = false, onOpenChange }: ModalState,
) {
  const { part, want, signs } = useOnIntent(source);
  const [open, change] = useControlled(held, defaultOpen, onOpenChange);
  const giveUp = useEffectEvent((error: unknown) => {
    console.error(error);
    change(false);
  });
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    want();
    source.load().catch((error: unknown) => wanted && giveUp(error));
    return () => {
      wanted = false;
    };
  }, [open, want, source]);

  const isLink =
    trigger !== undefined && (trigger.props as { href?: string | undefined }).href !== undefined;
  const opener: ReactNode = trigger && (
    <Slot
      {...signs}
      aria-haspopup="dialog"
      aria-expanded={open}
      className={isLink ? undefined : scriptOnly}
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (event.currentTarget instanceof HTMLAnchorElement) {
          if (opensElsewhere(event as MouseEvent<HTMLAnchorElement>)) return;
          // Its address is for pages without scripts.
          event.preventDefault();
        }
        change(true);
      }}
    >
      {trigger}
    </Slot>
  );
  return { part, open, onOpenChange: change, opener };
}
