import type { AriaAttributes, Ref } from "react";

/** Props that components pass to their root element. */
export interface OuterProps<Outer extends Element = HTMLElement> extends AriaAttributes {
  ref?: Ref<Outer> | undefined;
  /** Additional class names. Unlayered styles override those of the library. */
  className?: string | undefined;
  id?: string | undefined;
  [data: `data-${string}`]: unknown;
}
