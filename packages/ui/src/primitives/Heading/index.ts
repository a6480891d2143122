export { Heading, type HeadingLevel, type HeadingProps } from "./Heading.tsx";
export { WholeWords, type WholeWordsProps } from "./WholeWords.tsx";
