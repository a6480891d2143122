import type { CaseSource } from "../types.ts";
import { lanternfishBooks } from "./lanternfish-books.ts";

/** Unpublished. */
export const workInProgress: CaseSource = {
  ...lanternfishBooks,
  slug: "work-in-progress",
  createdAt: "2026-08-04T08:00:00Z",
  title: "Work in progress",
  clientName: "Unnamed",
  isPublished: false,
  cover: { kind: "maze", seed: 40, ground: "orange" },
  ar: { ...lanternfishBooks.ar, clientName: "بلا اسم" },
};
