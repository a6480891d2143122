import { createContext, useContext } from "react";
import { warn } from "../internal/warn.ts";
import { formatMessage, type MessageText, type MessageValues } from "./formatMessage.ts";
import type * as defaults from "./messages.ts";

/** Texts of components without a prop, by name. */
export type Messages = Record<keyof typeof defaults, MessageText>;

interface DefaultMessage {
  key: keyof Messages;
  en: MessageText;
  ar: MessageText;
}

interface MessagesContextValue {
  language: string;
  messages: Readonly<Partial<Messages>>;
}

export const MessagesContext = createContext<MessagesContextValue>({
  language: "en",
  messages: {},
});

/** Returns a function that formats messages: those of the provider, or the defaults. */
export function useMessage(): (message: DefaultMessage, values?: MessageValues) => string {
  const { language, messages } = useContext(MessagesContext);
  return (message, values) => {
    const own = messages[message.key];
    if (own !== undefined) return formatMessage(own, language, values);
    const isArabic = /^ar\b/i.test(language);
    if (process.env.NODE_ENV !== "production") {
      warn(
        !isArabic && !/^en\b/i.test(language),
        `AgencyProvider: \`messages\` has no "${message.key}" for "${language}". English is shown.`,
      );
    }
    return formatMessage(isArabic ? message.ar : message.en, isArabic ? "ar" : "en", values);
  };
}
