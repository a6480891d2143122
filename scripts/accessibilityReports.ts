/** Generates `docs/accessibility/*.md` from the OpenACR files there. */
import { writeFileSync } from "node:fs";
import { getDocument, getDocumentUrl, products } from "./accessibility/report.ts";

for (const product of products) writeFileSync(getDocumentUrl(product), getDocument(product));
