import type { ShellContent } from "@agency/content/queries/shell";
import { brand } from "@agency/showcase/brand";
import { createContext, useContext } from "react";

/** Layout content if the content service fails. */
export const noContent: ShellContent = { email: null, social: [], notice: null };

/** Layout content of all pages. */
export const ShellContext = createContext<ShellContent>(noContent);

export const useShell = (): ShellContent => useContext(ShellContext);

/** Returns the agency's e-mail address. */
export const useEmail = (): string => useShell().email ?? brand.email;
