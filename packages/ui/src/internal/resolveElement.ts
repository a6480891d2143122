import { Children, type ReactElement } from "react";

/** Returns an element with props. Those from server components may be wrapped in a lazy node. */
export function resolveElement<Props>(element: ReactElement<Props>): ReactElement<Props> {
  return Children.toArray(element)[0] as ReactElement<Props>;
}
