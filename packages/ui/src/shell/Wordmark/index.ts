export { Wordmark, type WordmarkProps } from "./Wordmark.tsx";
export { WordmarkPair, type WordmarkPairProps } from "./WordmarkPair.tsx";
