import { Slot } from "@radix-ui/react-slot";
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { isModifiedClick } from "../../internal/isModifiedClick.ts";
import { resolveElement } from "../../internal/resolveElement.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { type LazyModule, usePrefetchOnIntent } from "../../internal/usePrefetchOnIntent.ts";
import { scriptOnly } from "../../theme/shown.css.ts";

export interface ModalState {
  /**
   * Opens it and preloads its code. Without JavaScript, a `ButtonLink` navigates to its `href`, and
   * a button is hidden.
   *
   * @default none: use `open`
   */
  trigger?: ReactElement | undefined;
  /** Controlled state. */
  open?: boolean | undefined;
  /** Initial state. @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Returns state and trigger of a lazily loaded modal. A failure closes it, and opening retries. */
export function useModal<Part>(
  source: LazyModule<Part>,
  { trigger: givenTrigger, open: held, defaultOpen = false, onOpenChange }: ModalState,
) {
  const trigger = givenTrigger && resolveElement(givenTrigger);
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
  const origin = useRef<HTMLElement>(null);
  const marker = open && <template ref={origin as RefObject<HTMLTemplateElement>} />;
  const triggerElement: ReactNode = trigger ? (
    <Slot
      ref={origin}
      {...intentHandlers}
      aria-haspopup="dialog"
      aria-expanded={open}
      className={isLink ? undefined : scriptOnly}
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (event.currentTarget instanceof HTMLAnchorElement) {
          if (isModifiedClick(event as MouseEvent<HTMLAnchorElement>)) return;
          // The URL is for pages without JavaScript.
          event.preventDefault();
        }
        change(true);
      }}
    >
      {trigger}
    </Slot>
  ) : (
    marker
  );
  return { part, triggerElement, state: { origin, open, onOpenChange: change } };
}
