import type { ShellContent } from "@agency/content/queries/shell";
import { brand } from "@agency/showcase/brand";
import { createContext, useContext } from "react";

/** If the content service fails. */
export const emptyShellContent: ShellContent = { email: null, social: [], notice: null };

export const ShellContext = createContext<ShellContent>(emptyShellContent);

export const useShell = (): ShellContent => useContext(ShellContext);

export const useEmail = (): string => useShell().email ?? brand.email;
