export {
  TableOfContents,
  type TableOfContentsItem,
  type TableOfContentsProps,
} from "./TableOfContents.tsx";
