import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { clsx } from "clsx";
import { type Ref, type RefObject, useEffect, useEffectEvent } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import { useOverlayScope } from "../../internal/overlayScope.ts";
import { TriggerProxy } from "../parts/TriggerProxy.tsx";
import * as styles from "./TooltipContent.css.ts";

export interface TooltipContentProps {
  id: string;
  control: RefObject<HTMLElement | null>;
  label: string;
  side: "top" | "bottom" | "start" | "end";
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** In ms. Ignores passing pointers. */
const delay = 300;

const events = ["PointerMove", "PointerLeave", "PointerDown", "Focus", "Blur", "Click"] as const;
type Handlers = Partial<Record<`on${(typeof events)[number]}`, (event: Event) => void>>;

/** Attaches Radix's handlers to the existing control. */
function TooltipTrigger({
  control,
  ref,
  ...handlers
}: Handlers & { control: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> | undefined }) {
  const handle = useEffectEvent((name: (typeof events)[number], event: Event) => {
    // Not for focus by pointer or script.
    if (name === "Focus" && !control.current?.matches(":focus-visible")) return;
    handlers[`on${name}`]?.(event);
  });

  useEffect(() => {
    const element = control.current;
    if (!element) return;
    const listening = new AbortController();
    for (const name of events) {
      const listen = (event: Event) => handle(name, event);
      element.addEventListener(name.toLowerCase(), listen, { signal: listening.signal });
    }
    // Hovered or focused before the code loaded.
    if (element.matches(":focus-visible")) handle("Focus", new FocusEvent("focus"));
    else if (element.matches(":hover") && window.matchMedia("(hover: hover)").matches) {
      handle("PointerMove", new PointerEvent("pointermove", { pointerType: "mouse" }));
    }
    return () => listening.abort();
  }, [control]);
  return <TriggerProxy element={control} ref={ref} />;
}

export function TooltipContent({ id, control, label, side, ...state }: TooltipContentProps) {
  const sides = { ltr: { start: "left", end: "right" }, rtl: { start: "right", end: "left" } };
  const { direction } = useAgency();
  const { container, scope } = useOverlayScope(control, state.open);
  const place = side === "start" || side === "end" ? sides[scope.dir ?? direction][side] : side;
  return (
    <Provider delayDuration={delay}>
      <Root {...state}>
        <Trigger asChild>
          <TooltipTrigger control={control} />
        </Trigger>
        <Portal container={container}>
          <Content
            {...scope}
            id={id}
            side={place as "top"}
            className={clsx(styles.bubble, scope.className)}
            sideOffset={10}
            collisionPadding={8}
          >
            {label}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
