export { SentenceCovers } from "./SentenceCovers.tsx";
export type {
  SentenceBook,
  SentenceCoversContent,
  SentenceCoversProps,
  SentenceCoversView,
} from "./types.ts";
