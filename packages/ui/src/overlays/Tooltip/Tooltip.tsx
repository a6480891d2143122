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
import { resolveElement } from "../../internal/resolveElement.ts";
import { usePrefetchOnIntent } from "../../internal/usePrefetchOnIntent.ts";
import { lazyTooltip } from "./lazy.ts";

interface ControlProps extends AriaAttributes {
  label?: ReactNode | undefined;
  ref?: Ref<HTMLElement> | undefined;
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

export interface TooltipProps {
  /** One focusable control that accepts `ref`, such as an `IconButton`. */
  // biome-ignore lint/suspicious/noExplicitAny: handlers differ by control
  children: ReactElement<any>;
  label: string;
  /** Preferred side. @default "top" */
  side?: "top" | "bottom" | "start" | "end" | undefined;
}

/**
 * Short text beside a control on hover or focus, such as an icon's name.
 *
 * Not for essential information, because touch screens cannot hover (`Callout`, `Field`), rich content
 * (`Popover`) or elements without focus.
 */
export function Tooltip({ children, label, side = "top" }: TooltipProps) {
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { part: TooltipContent, prefetch } = usePrefetchOnIntent(lazyTooltip);

  const element = resolveElement(children);
  const props = element.props as ControlProps;
  const { ref, label: ownLabel, "aria-label": name, "aria-describedby": described } = props;
  useImperativeHandle(ref, () => control.current as HTMLElement, []);
  const isAccessibleName = label === ownLabel || label === name;
  const describedBy = [described, open && !isAccessibleName && id].filter(Boolean).join(" ");

  return (
    <>
      {cloneElement(element, {
        ref: control,
        "aria-describedby": describedBy || undefined,
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          props.onPointerEnter?.(event);
          if (event.pointerType !== "touch") prefetch();
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          props.onFocus?.(event);
          prefetch();
        },
      } satisfies ControlProps)}
      {TooltipContent && (
        <TooltipContent
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
