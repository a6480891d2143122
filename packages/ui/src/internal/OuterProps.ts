import type { AriaAttributes, Ref } from "react";

/**
 * What every component takes beside its own props and hands to its outer element: a ref, and the
 * attributes by which a page finds it, names it or styles it.
 */
export interface OuterProps<Outer extends Element = HTMLElement> extends AriaAttributes {
  /** The outer element. */
  ref?: Ref<Outer> | undefined;
  /** Stands beside the component's own classes; styles in no cascade layer win over the library's. */
  className?: string | undefined;
  id?: string | undefined;
  /** Any `data-` attribute. */
  [data: `data-${string}`]: unknown;
}
