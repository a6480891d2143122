import type { Values } from "../../forms/draft.ts";
import { type ServiceKey, serviceKeys } from "../../services.ts";

/** What a link to the contact page brings along: the service it is about, the line of the home page. */
export function prefillOf(search: URLSearchParams) {
  const key = search.get("service");
  const service = key && Object.hasOwn(serviceKeys, key) ? serviceKeys[key as ServiceKey] : "";
  const brief = search.get("brief")?.trim() ?? "";

  return {
    brief,
    initial: { service, message: brief } satisfies Values,
    /** An older draft keeps its words: what is new comes beside them. */
    merge(draft: Values): Values {
      const { message = "" } = draft;
      const added = brief && !message.includes(brief);
      return {
        ...draft,
        ...(service && { service }),
        message: added ? [message, brief].filter(Boolean).join("\n\n") : message,
      };
    },
  };
}
