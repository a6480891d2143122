import { type ComponentType, useEffect } from "react";
import type { Tool } from "sanity";
import { People } from "./People.tsx";

/** The tool of the Studio for those who tell who is on the staff. */
export const peopleTool: Tool = { name: "people", title: "People", component: People };

/**
 * Leads to the page of one's own account, which is none of the Studio's: the server has it at the very
 * address that the Studio gives this tool.
 */
const ToAccount: ComponentType = () => {
  useEffect(() => location.reload(), []);
  return null;
};

export const accountTool: Tool = { name: "account", title: "Your account", component: ToAccount };
