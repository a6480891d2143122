import { onIntent } from "../../internal/useOnIntent.ts";

/** What the button of a popover opens. */
export const popoverSheet = onIntent(() =>
  import("./PopoverSheet.tsx").then(({ PopoverSheet }) => PopoverSheet),
);
