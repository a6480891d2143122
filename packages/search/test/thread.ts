import { runIndexer } from "../src/worker.ts";
import { entry, folding, paths } from "./support.ts";

const pages = [
  entry("page:/about", {
    type: "page",
    path: "/about",
    title: { en: "About", ar: "من نحن" },
  }),
];

runIndexer({ folding, paths, pages });
