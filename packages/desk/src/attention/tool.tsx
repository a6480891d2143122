import type { Tool } from "sanity";
import { Attention } from "./Attention.tsx";

/**
 * Creates the Studio's tool for documents that do not fit.
 *
 * @param isServed whether the site's server validates them
 */
export const attentionTool = (isServed: boolean): Tool => ({
  name: "attention",
  title: "Needs attention",
  component: () => <Attention isServed={isServed} />,
});
