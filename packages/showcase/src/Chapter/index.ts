export { Chapter, type ChapterProps } from "./Chapter.tsx";
