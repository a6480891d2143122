import { Slot } from "@radix-ui/react-slot";
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
} from "react";
import { isModifiedClick } from "../../internal/isModifiedClick.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { type LazyModule, usePrefetchOnIntent } from "../../internal/usePrefetchOnIntent.ts";
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
  source: LazyModule<Part>,
  { trigger, open: held, defaultOpen = false, onOpenChange }: ModalState,
) {
  const { part, prefetch, intentHandlers } = usePrefetchOnIntent(source);
  const [open, change] = useControlled(held, defaultOpen, onOpenChange);
  const handleLoadError = useEffectEvent((error: unknown) => {
    console.error(error);
    change(false);
  });
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    prefetch();
    source.load().catch((error: unknown) => wanted && handleLoadError(error));
    return () => {
      wanted = false;
    };
  }, [open, prefetch, source]);

  const isLink =
    trigger !== undefined && (trigger.props as { href?: string | undefined }).href !== undefined;
  const triggerElement: ReactNode = trigger && (
    <Slot
      {...intentHandlers}
      aria-haspopup="dialog"
      aria-expanded={open}
      className={isLink ? undefined : scriptOnly}
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (event.currentTarget instanceof HTMLAnchorElement) {
          if (isModifiedClick(event as MouseEvent<HTMLAnchorElement>)) return;
          // The URL is the fallback without JavaScript.
          event.preventDefault();
        }
        change(true);
      }}
    >
      {trigger}
    </Slot>
  );
  return { part, open, onOpenChange: change, triggerElement };
}
