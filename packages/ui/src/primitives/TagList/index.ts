export { type TagItem, TagList, type TagListProps } from "./TagList.tsx";
