import { useContext } from "react";
import { warn } from "../internal/warn.ts";
import { formatMessage, type MessageText, type MessageValues } from "./formatMessage.ts";
import { type Messages, MessagesContext } from "./MessagesContext.ts";

interface DefaultMessage {
  key: keyof Messages;
  en: MessageText;
  ar: MessageText;
}

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
