import { at, createIfNotExists, defineMigration, patch, setIfMissing } from "@sanity/migrate";
import { products } from "../../sample/products.ts";
import { productDocument, type SampleDocument, siteDocuments } from "../../sample/site.ts";

/**
 * Offices, the group of companies, addresses, the notice and the plans were code. Where the sample
 * content is they become documents, so that visitors see what they saw; elsewhere the staff write
 * their own.
 */
export const siteDocumentsOfTheCode = defineMigration({
  title: "Offices, companies, addresses, notice and plans as documents",
  documentTypes: ["product"],
  async *migrate(documents) {
    const samples: string[] = [];
    for await (const { _id, isSample } of documents()) if (isSample === true) samples.push(_id);
    if (samples.length === 0) return;
    // Strong references have to find what they refer to.
    const isThere = ({ product }: SampleDocument) =>
      product === undefined || samples.includes((product as { _ref: string })._ref);
    for (const one of siteDocuments().filter(isThere)) yield createIfNotExists(one);
    for (const { _id, plans } of products.map(productDocument))
      if (plans && samples.includes(_id)) yield patch(_id, at("plans", setIfMissing(plans)));
  },
});
