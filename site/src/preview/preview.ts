import { type ComponentType, createContext } from "react";

/** What says on each page that it is a preview; unset where it is none. */
export const PreviewContext = createContext<ComponentType | undefined>(undefined);
