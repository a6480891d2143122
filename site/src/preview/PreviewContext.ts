import { type ComponentType, createContext } from "react";

/** Unset on published pages. */
export const PreviewContext = createContext<ComponentType | undefined>(undefined);
