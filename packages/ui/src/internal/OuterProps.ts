import type { AriaAttributes, Ref } from "react";

/** Props that every component passes to its root element. */
export interface OuterProps<Outer extends Element = HTMLElement> extends AriaAttributes {
  /** Ref of the root element. */
  ref?: Ref<Outer> | undefined;
  /** Additional classes of the root element. Unlayered styles override those of the library. */
  className?: string | undefined;
  id?: string | undefined;
  [data: `data-${string}`]: unknown;
}
