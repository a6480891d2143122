import { type ComponentType, useEffect } from "react";
import type { Tool } from "sanity";
import { People } from "./People.tsx";

/** Studio tool for people who manage staff accounts. */
export const peopleTool: Tool = { name: "people", title: "People", component: People };

/**
 * Link to the account page. It is not part of the Studio: the server serves it at the URL that the
 * Studio gives this tool.
 */
const ToAccount: ComponentType = () => {
  useEffect(() => location.reload(), []);
  return null;
};

export const accountTool: Tool = { name: "account", title: "Your account", component: ToAccount };
