import { type ComponentType, useEffect } from "react";
import type { Tool } from "sanity";
import { People } from "./People.tsx";

export const peopleTool: Tool = { name: "people", title: "Users", component: People };

/** The account page is not part of the Studio: the server serves it at this tool's URL. */
const ToAccount: ComponentType = () => {
  useEffect(() => location.reload(), []);
  return null;
};

export const accountTool: Tool = { name: "account", title: "Your account", component: ToAccount };
