import { at, defineMigration, patch, set } from "@sanity/migrate";

const fields = ["publishedDate", "launchAt"];

/**
 * Timestamps are compared as strings, so all must be in UTC. A generator, because
 * `migrate.document` also visits each value.
 */
export const momentsInUtc = defineMigration({
  title: "Moments in UTC",
  documentTypes: ["blogPost", "product"],
  filter: fields.map((field) => `${field}!=string(dateTime(${field}))`).join("||"),
  async *migrate(documents) {
    for await (const document of documents()) {
      const changes = fields.flatMap((field) => {
        const text: unknown = document[field];
        const moment = typeof text === "string" ? Date.parse(text) : Number.NaN;
        if (Number.isNaN(moment) || String(text).endsWith("Z")) return [];
        return at(field, set(new Date(moment).toISOString()));
      });
      if (changes.length > 0) yield patch(document._id, changes);
    }
  },
});
