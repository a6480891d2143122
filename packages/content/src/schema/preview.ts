/** Joins the defined parts of a list item's subtitle. */
export const joinSubtitle = (...parts: unknown[]): string => parts.filter(isText).join(" · ");

const isText = (part: unknown): part is string => typeof part === "string" && part !== "";

/** Formats a day or a timestamp as "12 Nov 2026". */
export const getDay = (value: unknown): string | undefined =>
  typeof value === "string"
    ? new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(new Date(value))
    : undefined;

/** Whether the time of withdrawal has passed. */
export const isWithdrawn = (withdrawAt: unknown): boolean =>
  typeof withdrawAt === "string" && Date.parse(withdrawAt) <= Date.now();
