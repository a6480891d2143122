import type { ShellContent } from "@agency/content/queries/shell";
import { brand } from "@agency/showcase/brand";
import { createContext, useContext } from "react";

/** What stands where the content service does not tell, or knows nothing of it. */
export const noContent: ShellContent = { email: null, social: [], notice: null };

/** What every page shows of the content. */
export const ShellContext = createContext<ShellContent>(noContent);

export const useShell = (): ShellContent => useContext(ShellContext);

/** Where visitors write to. */
export const useEmail = (): string => useShell().email ?? brand.email;
