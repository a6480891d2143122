export const joinSubtitle = (...parts: unknown[]): string => parts.filter(isText).join(" · ");

const isText = (part: unknown): part is string => typeof part === "string" && part !== "";

/** Format "12 Nov 2026". */
export const formatDay = (value: unknown): string | undefined =>
  typeof value === "string"
    ? new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(new Date(value))
    : undefined;

export const isWithdrawn = (withdrawAt: unknown): boolean =>
  typeof withdrawAt === "string" && Date.parse(withdrawAt) <= Date.now();
