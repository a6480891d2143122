import { onIntent } from "../../internal/useOnIntent.ts";

export const popoverSheet = onIntent(() =>
  import("./PopoverSheet.tsx").then(({ PopoverSheet }) => PopoverSheet),
);
