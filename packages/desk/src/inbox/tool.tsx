import type { Tool } from "sanity";
import type { Access } from "./api.ts";
import { Inbox } from "./Inbox.tsx";

export const inboxTool = (access: Access): Tool => ({
  name: "inbox",
  title: "Inbox",
  component: () => <Inbox access={access} />,
});
