import { runIndexer } from "@agency/search/indexer";
import { folding } from "../../src/textFolding.ts";
import { getPageEntries } from "./pageEntries.ts";

/* Worker thread. */

runIndexer({
  folding,
  paths: { blogPost: "/blog/", caseStudy: "/case-studies/", jobVacancy: "/careers/" },
  pages: getPageEntries(),
});
