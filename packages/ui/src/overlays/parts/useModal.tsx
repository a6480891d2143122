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
   * Button that opens it and preloads its code. Without JavaScript, a `ButtonLink` navigates to its
   * `href`, and a button is hidden.
   *
   * @default none: use `open`
   */
  trigger?: ReactElement | undefined;
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is initially open (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Returns the state and trigger of a lazily loaded modal. After a failure it closes, and opening it
 * retries.
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
          // The URL is the fallback without JavaScript.
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
