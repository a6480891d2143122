import {
  type AriaAttributes,
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useOnIntent } from "../../internal/useOnIntent.ts";
import { tooltipBubble } from "./lazy.ts";

interface ControlProps extends AriaAttributes {
  label?: ReactNode | undefined;
  ref?: Ref<HTMLElement> | undefined;
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

export interface TooltipProps {
  /** One control that takes focus and hands on `ref`, such as an `IconButton`. */
  // biome-ignore lint/suspicious/noExplicitAny: a control's own handlers are narrower than any type of them all
  children: ReactElement<any>;
  /** What shows: a few words. */
  label: string;
  /** Where it shows while there is room. @default "top" */
  side?: "top" | "bottom" | "start" | "end" | undefined;
}

/**
 * A few words beside a control while it is hovered or has focus, such as the name of an icon. The
 * code is loaded with the first hover or focus, and the control stays the same element all along.
 *
 * Not for anything a visitor needs: a touch screen has no hover (`Note`, `Field`). Not for links,
 * pictures or more than a line (`Popover`), nor on something that takes no focus.
 */
export function Tooltip({ children, label, side = "top" }: TooltipProps) {
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { part: TooltipBubble, want } = useOnIntent(tooltipBubble);

  const props = children.props as ControlProps;
  const { ref, label: ownLabel, "aria-label": name, "aria-describedby": described } = props;
  useImperativeHandle(ref, () => control.current as HTMLElement, []);
  const repeats = label === ownLabel || label === name;
  const describedBy = [described, open && !repeats && id].filter(Boolean).join(" ");

  return (
    <>
      {cloneElement(children, {
        ref: control,
        "aria-describedby": describedBy || undefined,
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          props.onPointerEnter?.(event);
          if (event.pointerType !== "touch") want();
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          props.onFocus?.(event);
          want();
        },
      } satisfies ControlProps)}
      {TooltipBubble && (
        <TooltipBubble
          id={id}
          control={control}
          label={label}
          side={side}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
