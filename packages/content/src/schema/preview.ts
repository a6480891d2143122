/** The line below a document's name in a list, without what there is not. */
export const joinSubtitle = (...parts: unknown[]): string => parts.filter(isText).join(" · ");

const isText = (part: unknown): part is string => typeof part === "string" && part !== "";

/** The day of a date or a moment, as in "12 Nov 2026". */
export const getDay = (value: unknown): string | undefined =>
  typeof value === "string"
    ? new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(new Date(value))
    : undefined;

/** Whether the moment from which a document is on the site no more has come. */
export const isWithdrawn = (withdrawAt: unknown): boolean =>
  typeof withdrawAt === "string" && Date.parse(withdrawAt) <= Date.now();
