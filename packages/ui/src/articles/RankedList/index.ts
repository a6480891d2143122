export { type RankedItem, RankedList, type RankedListProps } from "./RankedList.tsx";
