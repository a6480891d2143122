import { createContext } from "react";
import type { MessageText } from "./formatMessage.ts";
import type * as defaults from "./messages.ts";

/** Texts of components without a prop, by name. */
export type Messages = Record<keyof typeof defaults, MessageText>;

interface MessagesContextValue {
  language: string;
  messages: Readonly<Partial<Messages>>;
}

/** Apart from `useMessage`, which only parts that load later use on most pages. */
export const MessagesContext = createContext<MessagesContextValue>({
  language: "en",
  messages: {},
});
