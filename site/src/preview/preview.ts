import { type ComponentType, createContext } from "react";

/** Banner of a preview. Unset on published pages. */
export const PreviewContext = createContext<ComponentType | undefined>(undefined);
