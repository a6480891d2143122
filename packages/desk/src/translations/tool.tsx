import type { Tool } from "sanity";
import { Translations } from "./Translations.tsx";

/**
 * Creates the Studio's translations tool.
 *
 * @param isServed whether the site's server provides the status
 */
export const translationsTool = (types: readonly string[], isServed: boolean): Tool => ({
  name: "translations",
  title: "Translations",
  component: () => <Translations types={types} isServed={isServed} />,
});
