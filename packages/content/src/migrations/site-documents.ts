import {
  at,
  createIfNotExists,
  defineMigration,
  type Migration,
  patch,
  setIfMissing,
} from "@sanity/migrate";

export interface SampleDocument extends Record<string, unknown> {
  _id: string;
  _type: string;
}

const siteTypes = ["office", "company", "agency", "notice"];

/**
 * Changes only datasets with sample content. Their documents were in code before.
 *
 * @param readSample returns the sample documents
 */
export const createSiteDocuments = (readSample: () => readonly SampleDocument[]): Migration =>
  defineMigration({
    title: "Offices, companies, addresses, notice and plans as documents",
    documentTypes: ["product"],
    async *migrate(documents) {
      const stored: string[] = [];
      for await (const { _id, isSample } of documents()) if (isSample === true) stored.push(_id);
      if (stored.length === 0) return;
      const sample = readSample();
      // Strong references need their target.
      const hasProduct = ({ product }: SampleDocument) =>
        product === undefined || stored.includes((product as { _ref: string })._ref);
      for (const one of sample)
        if (siteTypes.includes(one._type) && hasProduct(one)) yield createIfNotExists(one);
      for (const { _id, _type, plans } of sample)
        if (_type === "product" && plans && stored.includes(_id))
          yield patch(_id, at("plans", setIfMissing(plans)));
    },
  });
