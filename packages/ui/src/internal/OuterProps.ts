import type { AriaAttributes, Ref } from "react";

/** Props of the root element. */
export interface OuterProps<Outer extends Element = HTMLElement> extends AriaAttributes {
  ref?: Ref<Outer> | undefined;
  /** Additional class names. Unlayered styles override the library's. */
  className?: string | undefined;
  id?: string | undefined;
  [data: `data-${string}`]: unknown;
}
