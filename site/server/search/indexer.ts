import { runIndexer } from "@agency/search/indexer";
import { folding } from "../../src/fold.ts";
import { pageEntries } from "./pageEntries.ts";

/* Worker thread. */

runIndexer({
  folding,
  paths: { blogPost: "/blog/", caseStudy: "/case-studies/", jobVacancy: "/careers/" },
  pages: pageEntries(),
});
