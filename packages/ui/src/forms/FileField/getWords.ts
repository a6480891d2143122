import * as messages from "../../messages/files.ts";
import type { useMessage } from "../../messages/useMessage.ts";
import type { FileFieldLabels } from "./types.ts";

/** Returns the texts of a field for one file, or for several. */
export function getWords(
  { choose, replace, add, remove, drop }: FileFieldLabels = {},
  multiple: boolean,
  message: ReturnType<typeof useMessage>,
) {
  return multiple
    ? {
        choose: choose ?? message(messages.chooseFiles),
        replace: add ?? message(messages.addFiles),
        remove: remove ?? message(messages.removeNamedFile),
        drop: drop === undefined ? message(messages.dropFiles) : drop,
      }
    : {
        choose: choose ?? message(messages.chooseFile),
        replace: replace ?? message(messages.replaceFile),
        remove: remove ?? message(messages.removeFile),
        drop: drop === undefined ? message(messages.dropFile) : drop,
      };
}
