import { ConnectionLayout } from "./ConnectionLayout.tsx";

/** Studio plugin that reports an ended session and an interrupted connection. */
export const connection = {
  name: "connection",
  studio: { components: { layout: ConnectionLayout } },
};
