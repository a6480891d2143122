import { createContext, use } from "react";

/** Returns the element of portals. @default the document's body */
export type GetPortalContainer = () => Element | null | undefined;

export const PortalContainerContext = createContext<GetPortalContainer>(() => undefined);

/** Works outside an `AgencyProvider`. */
export const usePortalContainer = (): GetPortalContainer => use(PortalContainerContext);

/** Marks the container in a shadow root: `:root` and `body` match nothing there. */
export const rootAttribute = "data-agency-root";

/** Whether it is in a shadow tree, with styles of its own. */
export const isInShadow = (element: Element): boolean =>
  element.getRootNode().nodeType === Node.DOCUMENT_FRAGMENT_NODE;

/** Returns the elements of `lang`, `dir` and theme class: of the document, or in a shadow root. */
export function getRootElements(container: Element | null | undefined) {
  if (container && isInShadow(container)) return [container as HTMLElement] as const;
  const { documentElement, body } = container?.ownerDocument ?? document;
  return [documentElement, body] as const;
}

/** Returns the focused element of a node's own document or shadow tree. */
export const getActiveElement = (node: Node): Element | null =>
  (node.getRootNode() as Document | ShadowRoot).activeElement;
