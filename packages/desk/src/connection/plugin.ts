import { ConnectionLayout } from "./ConnectionLayout.tsx";

/** Studio plugin that reports ended sessions and broken connections. */
export const connection = {
  name: "connection",
  studio: { components: { layout: ConnectionLayout } },
};
