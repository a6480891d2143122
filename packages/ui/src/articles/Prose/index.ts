export {
  Prose,
  ProseCode,
  type ProseCodeProps,
  ProseHeading,
  type ProseHeadingProps,
  ProseList,
  type ProseListProps,
  ProseParagraph,
  type ProseParagraphProps,
  type ProseProps,
} from "./Prose.tsx";
export {
  ProseFigure,
  type ProseFigureProps,
  ProseQuote,
  type ProseQuoteProps,
} from "./ProseFigure.tsx";
