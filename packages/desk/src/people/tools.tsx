import { type ComponentType, useEffect } from "react";
import type { Tool } from "sanity";
import { People } from "./People.tsx";

export const peopleTool: Tool = { name: "people", title: "Users", component: People };

/** The account page is the server's, not the Studio's. */
const ToAccount: ComponentType = () => {
  useEffect(() => location.reload(), []);
  return null;
};

export const accountTool: Tool = { name: "account", title: "Your account", component: ToAccount };
