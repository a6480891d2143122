/** Generates `docs/accessibility/*.md` from the OpenACR files there. */
import { writeFileSync } from "node:fs";
import { componentsUrl, getComponentsDocument } from "./accessibility/components.ts";
import { getDocument, getDocumentUrl, products } from "./accessibility/report.ts";

writeFileSync(componentsUrl, getComponentsDocument());
for (const product of products) writeFileSync(getDocumentUrl(product), getDocument(product));
