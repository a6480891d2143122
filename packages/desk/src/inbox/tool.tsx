import type { Tool } from "sanity";
import type { Access } from "./api.ts";
import { Inbox } from "./Inbox.tsx";

/** The tool of the Studio for those whose role works on what visitors sent. */
export const inboxTool = (access: Access): Tool => ({
  name: "inbox",
  title: "Inbox",
  component: () => <Inbox access={access} />,
});
