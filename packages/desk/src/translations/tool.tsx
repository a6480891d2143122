import type { Tool } from "sanity";
import { Translations } from "./Translations.tsx";

/**
 * The tool of the Studio for those whose role works on Arabic.
 *
 * @param isServed whether the site's own server tells how documents stand
 */
export const translationsTool = (types: readonly string[], isServed: boolean): Tool => ({
  name: "translations",
  title: "Translations",
  component: () => <Translations types={types} isServed={isServed} />,
});
