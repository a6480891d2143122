import { type ComponentType, createContext } from "react";

/** Preview banner. Unset on published pages. */
export const PreviewContext = createContext<ComponentType | undefined>(undefined);
