import { runIndexer } from "../src/worker.ts";
import { entry, folding, paths } from "./support.ts";

/* The worker thread of the tests. */

const pages = [
  entry("page:/about", {
    type: "page",
    path: "/about",
    title: { en: "About", ar: "من نحن" },
  }),
];

runIndexer({ folding, paths, pages });
