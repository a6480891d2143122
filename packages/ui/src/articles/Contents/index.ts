export { Contents, type ContentsItem, type ContentsProps } from "./Contents.tsx";
