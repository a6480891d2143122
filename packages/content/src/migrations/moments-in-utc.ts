import { at, defineMigration, set } from "@sanity/migrate";

const fields = ["publishedDate", "launchAt"];

/** Timestamps are compared as strings, so all must be in UTC, as the Studio stores them. */
export const momentsInUtc = defineMigration({
  title: "Moments in UTC",
  documentTypes: ["blogPost", "product"],
  migrate: {
    document: (document) =>
      fields.flatMap((field) => {
        const text: unknown = document[field];
        const moment = typeof text === "string" ? Date.parse(text) : Number.NaN;
        if (Number.isNaN(moment) || String(text).endsWith("Z")) return [];
        return at(field, set(new Date(moment).toISOString()));
      }),
  },
});
