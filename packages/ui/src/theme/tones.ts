/** Meanings of a status. Components support some of them. */
export type StatusTone = "neutral" | "accent" | "info" | "success" | "warning" | "error";

/** Colours of text: three of decreasing emphasis, and two with a meaning. */
export type TextTone =
  | "primary"
  | "secondary"
  | "tertiary"
  | Extract<StatusTone, "accent" | "error">;
